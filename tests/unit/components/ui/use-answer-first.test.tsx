import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAnswerFirst } from '@/components/ui/use-answer-first';
import { beforeItFollows } from '../../../support/followed';

/** Two buttons that choose; what they show of the choice, and what follows from it. */
function Control({ onFollow }: { onFollow: (chosen: string) => void }) {
  const [value, setValue] = useState('none');
  const [shown, choose] = useAnswerFirst(value, (chosen) => {
    onFollow(chosen);
    setValue(chosen);
  });
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setValue('other')}>
        elsewhere
      </button>
      <output>{`${shown}, then ${value}`}</output>
    </>
  );
}

function setup() {
  const { move, followed } = beforeItFollows();
  const onFollow = jest.fn();
  render(<Control onFollow={onFollow} />);
  const press = (name: string) => move((hand) => hand.click(screen.getByRole('button', { name })));
  return { press, followed, onFollow };
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

it('shows what is chosen elsewhere', async () => {
  const { press, followed } = setup();
  await press('one');
  await followed();
  await press('elsewhere');
  expectShown('other, then other');
});
