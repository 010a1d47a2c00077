import { render } from '@testing-library/react';
import { StackedBar } from '@/components/charts/StackedBar';
import { linesOf } from '../../../support/screen';

const drawn = (container: Element, attribute: string) =>
  [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute(attribute));

it('draws parts in proportion, one behind the other, and names each', () => {
  const { container } = render(
    <StackedBar
      parts={[
        { label: 'A', value: 75, formatted: '$75', tone: 'beacon' },
        { label: 'B', value: 25, formatted: '$25', tone: 'signal' },
      ]}
    />,
  );
  expect(drawn(container, 'width')).toEqual(['75%', '25%']);
  expect(drawn(container, 'x')).toEqual(['0%', '75%']);
  expect(linesOf(container)).toEqual(['A $75', 'B $25']);
});

it('draws nothing of nothing', () => {
  const { container } = render(
    <StackedBar parts={[{ label: 'A', value: 0, formatted: '$0', tone: 'link' }]} />,
  );
  expect(drawn(container, 'width')).toEqual(['0%']);
});
