import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@/components/ui/Tabs';
import { beforeItFollows, followed } from '../../../support/followed';

const tabs = ['one', 'two', 'three'].map((id) => ({
  id,
  label: id,
  panel: <p>{`panel ${id}`}</p>,
}));
const setup = () => render(<Tabs label="Choices" tabs={tabs} />);
const tab = (name: string) => screen.getByRole('tab', { name });

/** Only this tab is chosen, and its panel is the only one that shows. */
function expectChosen(name: string): void {
  for (const { id } of tabs) {
    expect(tab(id)).toHaveAttribute('aria-selected', String(id === name));
    expect(tab(id)).toHaveAttribute('tabindex', id === name ? '0' : '-1');
  }
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`panel ${name}`);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
}

it('shows the first panel and has all of them in the page', () => {
  setup();
  expectChosen('one');
  expect(screen.getByRole('tablist')).toHaveAccessibleName('Choices');
  for (const { id } of tabs) expect(screen.getByText(`panel ${id}`)).toBeInTheDocument();
});

it('shows the panel of the tab that is clicked', async () => {
  const { move, followed } = beforeItFollows();
  setup();
  await move((hand) => hand.click(tab('three')));
  expect(tab('three')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('panel one');
  await followed();
  expectChosen('three');
});

it.each([
  ['{ArrowRight}', 'two'],
  ['{ArrowDown}', 'two'],
  ['{ArrowLeft}', 'three'],
  ['{ArrowUp}', 'three'],
  ['{End}', 'three'],
  ['{End}{ArrowRight}', 'one'],
  ['{End}{Home}', 'one'],
  ['{ArrowRight}x', 'two'],
])('goes by the keys %s to %s, with the focus', async (keys, name) => {
  setup();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  await followed();
  expectChosen(name);
});

it('leads on to the chosen panel who presses Tab before that shows', async () => {
  const { move, followed } = beforeItFollows();
  setup();
  await move((hand) => hand.keyboard('{Tab}{ArrowRight}{Tab}'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('panel one');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await followed();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('panel two');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it.each(['{Alt>}{ArrowLeft}', '{Control>}{End}', '{Meta>}{ArrowRight}'])(
  'leaves %s to the browser: it goes back, to the end, on',
  async (keys) => {
    setup();
    await userEvent.tab();
    const kept = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
    addEventListener('keydown', kept);
    await userEvent.keyboard(keys);
    removeEventListener('keydown', kept);
    expectChosen('one');
    expect(kept.mock.results.map(({ value }) => value as boolean)).toEqual([false, false]);
  },
);
