import { render } from '@testing-library/react';
import { StackedBar } from '@/components/charts/StackedBar';
import { linesOf } from '../../../support/screen';

const parts = (...values: number[]) =>
  values.map((value, index) => ({ label: `Part ${index}`, value, formatted: `$${value}` }));

/** Where each stretch of the bar begins and ends, in percent. */
const stretches = (container: Element) =>
  [...(container.querySelector('svg')?.children ?? [])].map((shape) => {
    const read = (name: string) => Number.parseFloat(shape.getAttribute(name) ?? '');
    const from = read(shape.tagName === 'line' ? 'x1' : 'x');
    return [from, shape.tagName === 'line' ? read('x2') : from + read('width')];
  });

it('draws parts in proportion, one behind the other, and names each', () => {
  const { container } = render(<StackedBar parts={parts(50, 25, 25)} />);
  expect(stretches(container)).toEqual([
    [0, 50],
    [50, 75],
    [75, 100],
  ]);
  expect(linesOf(container)).toEqual(['Part 0 $50', 'Part 1 $25', 'Part 2 $25']);
});

it('tells parts apart by shape, in the bar as in its legend', () => {
  const { container } = render(<StackedBar parts={parts(1, 1, 1)} />);
  const shapes = [...container.querySelectorAll('svg > *')].map((shape) =>
    shape.getAttribute('class'),
  );
  expect(new Set(shapes.slice(0, 3)).size).toBe(3);
  expect(shapes.slice(3)).toEqual(shapes.slice(0, 3));
});

it('lets the bar grow, and its legend stand', () => {
  const { container } = render(<StackedBar parts={parts(1, 1, 1)} />);
  const growing = [...container.querySelectorAll('[data-grow]')];
  expect(growing).toEqual([...(container.querySelector('.segments')?.children ?? [])]);
});

it('draws nothing of nothing', () => {
  const { container } = render(<StackedBar parts={parts(0)} />);
  expect(stretches(container)).toEqual([]);
});
