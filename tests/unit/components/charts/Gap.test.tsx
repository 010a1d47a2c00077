import { render } from '@testing-library/react';
import { Gap } from '@/components/charts/Gap';
import { linesOf } from '../../../support/screen';

const amount = (label: string, value: number) => ({ label, value, formatted: `$${value}` });

function drawn(ours: number, theirs: number, gap = theirs - ours) {
  const { container } = render(
    <Gap
      bars={[amount('Ours', ours), amount('Theirs', theirs)]}
      gap={amount('Left', gap)}
      good={gap > 0}
    />,
  );
  const rows = [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('rect')].map((rect) => [
      rect.getAttribute('x') ?? '0%',
      rect.getAttribute('width'),
    ]),
  );
  return { container, rows };
}

it('draws both amounts on one scale, and the gap where ours ends', () => {
  const { container, rows } = drawn(50, 200);
  expect(rows).toEqual([
    [
      ['0%', '25%'],
      ['25%', '75%'],
    ],
    [['0%', '100%']],
  ]);
  expect(linesOf(container)).toEqual(['Ours $50', 'Theirs $200', 'Left $150']);
});

it('draws a loss where theirs ends, and not as something gained', () => {
  const { container, rows } = drawn(200, 150);
  expect(rows).toEqual([
    [['0%', '100%']],
    [
      ['0%', '75%'],
      ['75%', '25%'],
    ],
  ]);
  expect(linesOf(container)).toContain('Left $-50');
});

it.each([
  ['equal amounts', 100, 100, undefined],
  ['a saving that is floored at nothing', 200, 150, 0],
  ['nothing at all', 0, 0, undefined],
])('draws no gap between %s', (_name, ours, theirs, gap) => {
  const { rows } = drawn(ours, theirs, gap);
  expect(rows.flat()).toHaveLength(2);
});

it.each([true, false])('is green where it is told that ours is better: %p', (good) => {
  const amounts = [amount('Ours', 50), amount('Theirs', 200)] as const;
  const { container } = render(<Gap bars={amounts} gap={amount('Left', 150)} good={good} />);
  expect(container.querySelector('.gap-good') !== null).toBe(good);
});
