import { render } from '@testing-library/react';
import { FigureStrip } from '@/components/ui/FigureStrip';
import { figuresOf } from '../../../support/screen';

it('writes a number large and its unit small, and both as one', () => {
  const figures = [
    { value: '15 minutes', label: 'to answer' },
    { value: '24/7', label: 'on call' },
    { value: '2 to 4 hours', label: 'on site' },
  ];
  const { container } = render(<FigureStrip figures={figures} />);
  expect(figuresOf(container)).toEqual(figures.map(({ value, label }) => [value, label]));
  const units = [...container.querySelectorAll('dd small')].map(({ textContent }) => textContent);
  expect(units).toEqual([' minutes', ' to 4 hours']);
});
