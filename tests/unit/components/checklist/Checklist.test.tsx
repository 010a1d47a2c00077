import { render, screen } from '@testing-library/react';
import { Checklist } from '@/components/checklist/Checklist';
import { architecture } from '@/content/industries/architecture';
import { healthcare } from '@/content/industries/healthcare';
import { checks } from '@/content/ui';
import { checklistWords, healthcareItemCounts } from '../../../specification';

const { checklist } = architecture;
const [first, ...others] = checklist.items;

it('names every category, how much it holds, and that it is done', () => {
  render(<Checklist checklist={checklist} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    checklist.items.map(
      ({ category, itemCount }) =>
        `${category}${checks(itemCount)}${checklistWords.architecture.done}`,
    ),
  );
});

it('has nothing to choose where no category says what it covers', () => {
  const { container } = render(<Checklist checklist={checklist} />);
  expect(container.querySelector('details:not(.fold)')).toBeNull();
});

it('says in the page’s own word what is still open', () => {
  if (!first) throw new Error('there is nothing to check');
  const open = { ...checklist, items: [{ ...first, completed: false }, ...others] };
  render(<Checklist checklist={open} />);
  expect(screen.getAllByText(checklistWords.architecture.open)).toHaveLength(1);
  expect(screen.getAllByText(checklistWords.architecture.done)).toHaveLength(others.length);
});

describe('with categories that say what they cover', () => {
  const { checklist: covered } = healthcare;
  const setup = () => {
    const { container } = render(<Checklist checklist={covered} />);
    return [...container.querySelectorAll<HTMLDetailsElement>('details:not(.fold)')];
  };

  it('starts with no category chosen, and one can be at a time', () => {
    const items = setup();
    expect(items).toHaveLength(healthcareItemCounts.length);
    expect(items.filter(({ open }) => open)).toEqual([]);
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
    expect(items[0]?.getAttribute('name')).toBeTruthy();
  });

  it('holds for each category what its items cover', () => {
    const items = setup();
    covered.items.forEach(({ category, covers }, index) => {
      const lines = [...(items[index]?.querySelectorAll('li') ?? [])];
      expect(items[index]?.querySelector('summary')).toHaveTextContent(category);
      expect(covers).toBeDefined();
      expect(lines.map((line) => line.textContent)).toEqual(covers);
    });
  });

  it('counts the specified items, and calls them done', () => {
    setup();
    for (const count of healthcareItemCounts) {
      expect(screen.getByText(checks(count))).toBeInTheDocument();
    }
    expect(screen.getAllByText(checklistWords.default.done)).toHaveLength(covered.items.length);
  });
});
