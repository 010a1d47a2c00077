import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAnswerFirst } from '@/components/ui/use-answer-first';
import { beforeItFollows } from '../../../support/followed';

/** Two buttons that choose, and what makes something of the choice; what they show of it, and what follows. */
function Control({ onFollow, onUse }: Record<'onFollow' | 'onUse', (chosen: string) => void>) {
  const [value, setValue] = useState('none');
  const [shown, choose] = useAnswerFirst(value, (chosen) => {
    onFollow(chosen);
    setValue(chosen);
  });
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" aria-pressed={shown === name} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      <a href={`#${value}`}>link</a>
      <button type="button" onClick={() => onUse(value)}>
        use
      </button>
      <button type="button" onClick={() => setValue('other')}>
        elsewhere
      </button>
      <output>{`${shown}, then ${value}`}</output>
    </>
  );
}

function setup() {
  const { move, followed } = beforeItFollows();
  const [onFollow, onUse] = [jest.fn(), jest.fn()];
  render(<Control onFollow={onFollow} onUse={onUse} />);
  const press = (name: string) =>
    move((hand) => hand.click(screen.getByText(name, { selector: 'a, button' })));
  return { press, followed, onFollow, onUse };
}
const expectShown = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);

it('shows the choice at once, and what follows once that is drawn', async () => {
  const { press, followed } = setup();
  expectShown('none, then none');
  await press('one');
  expectShown('one, then none');
  await followed();
  expectShown('one, then one');
});

it('shows the last of two quick choices, and what follows from it alone', async () => {
  const { press, followed, onFollow } = setup();
  await press('one');
  await press('two');
  expectShown('two, then none');
  await followed();
  expectShown('two, then two');
  expect(onFollow.mock.calls).toEqual([['two']]);
});

it('lets no link lead where the choice before says, and does not follow twice', async () => {
  const { press, followed, onFollow } = setup();
  await press('one');
  await press('link');
  expect(window.location.hash).toBe('#one');
  expectShown('one, then one');
  await followed();
  expect(onFollow.mock.calls).toEqual([['one']]);
});

it('lets no button act on the choice before', async () => {
  const { press, onUse } = setup();
  await press('one');
  await press('use');
  expect(onUse.mock.calls).toEqual([['one']]);
});

it('shows what is chosen elsewhere', async () => {
  const { press, followed } = setup();
  await press('one');
  await followed();
  await press('elsewhere');
  expectShown('other, then other');
});
