import { render, screen } from '@testing-library/react';
import { Checklist } from '@/components/checklist/Checklist';
import { architecture } from '@/content/industries/architecture';
import { checks } from '@/content/ui';
import { checklistWords } from '../../../specification';

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

it('says in the page’s own word what is still open', () => {
  if (!first) throw new Error('there is nothing to check');
  const open = { ...checklist, items: [{ ...first, completed: false }, ...others] };
  render(<Checklist checklist={open} />);
  expect(screen.getAllByText(checklistWords.architecture.open)).toHaveLength(1);
  expect(screen.getAllByText(checklistWords.architecture.done)).toHaveLength(others.length);
});
