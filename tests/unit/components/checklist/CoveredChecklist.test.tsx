import { render, screen } from '@testing-library/react';
import { CoveredChecklist } from '@/components/checklist/CoveredChecklist';
import { healthcare } from '@/content/industries/healthcare';
import { checks } from '@/content/ui';
import { checklistWords, healthcareItemCounts } from '../../../specification';

const { checklist } = healthcare;
const setup = () => {
  const { container } = render(<CoveredChecklist checklist={checklist} />);
  return [...container.querySelectorAll('details')];
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
  checklist.items.forEach(({ category, covers }, index) => {
    const lines = [...(items[index]?.querySelectorAll('li') ?? [])];
    expect(items[index]?.querySelector('summary')).toHaveTextContent(category);
    expect(lines.map((line) => line.textContent)).toEqual(covers);
  });
});

it('counts the specified items, and calls them done', () => {
  setup();
  for (const count of healthcareItemCounts) {
    expect(screen.getByText(checks(count))).toBeInTheDocument();
  }
  expect(screen.getAllByText(checklistWords.default.done)).toHaveLength(checklist.items.length);
});
