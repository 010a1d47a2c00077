import { render } from '@testing-library/react';
import { ComparedBars } from '@/components/charts/ComparedBars';
import { linesOf } from '../../../support/screen';

it('draws both amounts on one scale', () => {
  const { container } = render(
    <ComparedBars
      bars={[
        { label: 'Ours', value: 50, formatted: '$50' },
        { label: 'Theirs', value: 200, formatted: '$200', marked: true },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll('rect:last-child')];
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['25%', '100%']);
  expect(linesOf(container)).toEqual(['Ours $50', 'Theirs $200']);
});
