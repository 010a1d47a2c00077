import { render, screen } from '@testing-library/react';
import { ShortList } from '@/components/ui/ShortList';
import { ofSubject, showAll } from '@/content/ui';

it('shows the first few, and folds the others in their order', () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  const items = names.map((name) => <li key={name}>{name}</li>);
  const { container } = render(
    <ShortList subject="Numbers" items={items} first={2} className="some" />,
  );
  const fold = container.querySelector('details.fold');
  const button = screen.getByText(showAll(names.length)).closest('summary');
  expect(button?.textContent).toBe(`${showAll(names.length)}${ofSubject('Numbers')}`);
  expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual(names);
  expect([...(fold?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(
    names.slice(2),
  );
});
