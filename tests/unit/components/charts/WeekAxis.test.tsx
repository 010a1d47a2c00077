import { render } from '@testing-library/react';
import { WeekAxis } from '@/components/charts/WeekAxis';
import { timeline } from '@/lib/timeline';

const spans = timeline([
  { duration: 'Weeks 1 and 2' },
  { duration: 'Weeks 3-8', weekend: 'The move' },
  { duration: '1 to 3 weeks, plus delivery' },
]);

const bars = (svg: Element | null, ...attributes: string[]) =>
  [...(svg?.querySelectorAll('.week-bar') ?? [])].map((bar) =>
    attributes.map((attribute) => Number(bar.getAttribute(attribute))),
  );

it('draws each bar from the week it begins, as long as it lasts at least', () => {
  const { container } = render(<WeekAxis spans={spans} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('viewBox', '0 0 13 4'); // two weeks for the delivery
  expect(bars(svg, 'x', 'width')).toEqual([
    [0, 2],
    [2, 6],
    [8, 1],
  ]);
});

it('outlines what a step may take, and dashes what nobody can say', () => {
  const { container } = render(<WeekAxis spans={spans} />);
  const outlines = container.querySelectorAll('rect.fill-none');
  expect(outlines).toHaveLength(1);
  expect(outlines[0]).toHaveAttribute('width', '3');
  expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(1);
});

it('marks the last two days of the one step that turns on a weekend', () => {
  const { container } = render(<WeekAxis spans={spans} />);
  const marked = container.querySelectorAll('.fill-beacon');
  expect(marked).toHaveLength(1);
  expect(Number(marked[0]?.getAttribute('x'))).toBeCloseTo(8 - 2 / 7, 2);
  expect(Number(marked[0]?.getAttribute('width'))).toBeCloseTo(2 / 7, 2);
});

it('keeps one scale down the page, whatever the length', () => {
  for (const span of spans) {
    const { container } = render(<WeekAxis vertical spans={[{ ...span, from: 0 }]} />);
    const svg = container.querySelector('svg');
    const [, , , end] = (svg?.getAttribute('viewBox') ?? '').split(' ');
    expect(svg).toHaveAttribute('height', `${end}em`);
    expect(bars(svg, 'y', 'height')).toEqual([[0, span.least]]);
  }
});
