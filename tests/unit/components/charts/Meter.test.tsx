import { render } from '@testing-library/react';
import { Meter } from '@/components/charts/Meter';
import { linesOf } from '../../../support/screen';

const drawn = (share: number, atLimit?: string) => {
  const { container } = render(
    <dl>
      <Meter label="In use" formatted={`${share}%`} atLimit={atLimit} />
    </dl>,
  );
  return { lines: linesOf(container), amber: container.querySelector('.fill-beacon') !== null };
};

it('asks to be acted on when it is full, in colour and in words', () => {
  expect(drawn(100, 'Add more.')).toEqual({ lines: ['In use 100% Add more.'], amber: true });
});

it.each([
  [99.9, 'Add more.'],
  [100, undefined],
])('is plain at %p with %p', (share, atLimit) => {
  expect(drawn(share, atLimit)).toEqual({ lines: [`In use ${share}%`], amber: false });
});
