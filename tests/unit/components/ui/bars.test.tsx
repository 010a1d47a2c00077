import { render, screen } from '@testing-library/react';
import { ComparedBars } from '@/components/ui/ComparedBars';
import { Gauge } from '@/components/ui/Gauge';
import { StackedBar } from '@/components/ui/StackedBar';
import { linesOf } from '../../../support/screen';

const widths = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((rect) => rect.getAttribute('width'));

it('StackedBar draws parts in proportion, one behind the other, and names each', () => {
  const { container } = render(
    <StackedBar
      parts={[
        { label: 'A', value: 75, formatted: '$75', tone: 'beacon' },
        { label: 'B', value: 25, formatted: '$25', tone: 'signal' },
      ]}
    />,
  );
  expect(widths(container, 'rect')).toEqual(['75%', '25%']);
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('x'))).toEqual([
    '0%',
    '75%',
  ]);
  expect(linesOf(container)).toEqual(['A $75', 'B $25']);
});

it('StackedBar draws nothing of nothing', () => {
  const { container } = render(
    <StackedBar parts={[{ label: 'A', value: 0, formatted: '$0', tone: 'link' }]} />,
  );
  expect(widths(container, 'rect')).toEqual(['0%']);
});

it('ComparedBars draws both amounts on one scale', () => {
  const { container } = render(
    <ComparedBars
      bars={[
        { label: 'Ours', value: 50, formatted: '$50' },
        { label: 'Theirs', value: 200, formatted: '$200', marked: true },
      ]}
    />,
  );
  expect(widths(container, 'rect:last-child')).toEqual(['25%', '100%']);
  expect(linesOf(container)).toEqual(['Ours $50', 'Theirs $200']);
});

it('Gauge says its score in words', () => {
  render(<Gauge value={73} label="Score" />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Score: 73');
});
