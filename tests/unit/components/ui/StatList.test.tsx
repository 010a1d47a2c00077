import { render } from '@testing-library/react';
import { StatList } from '@/components/ui/StatList';
import { figuresOf } from '../../../support/screen';

it('writes a number large and its unit small, and both as one', () => {
  const stats = [
    { value: '15 minutes', label: 'to answer' },
    { value: '24/7', label: 'on call' },
    { value: '2 to 4 hours', label: 'on site' },
  ];
  const { container } = render(<StatList stats={stats} />);
  expect(figuresOf(container)).toEqual(stats.map(({ value, label }) => [value, label]));
  const units = [...container.querySelectorAll('dd small')].map(({ textContent }) => textContent);
  expect(units).toEqual([' minutes', ' to 4 hours']);
});
