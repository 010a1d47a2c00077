import { render } from '@testing-library/react';
import { MonthStrip } from '@/components/charts/MonthStrip';

it('draws thirty days from edge to edge, and one amber line', () => {
  const { container } = render(<MonthStrip />);
  const month = container.querySelector('path');
  const width = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const [day = 0, gap = 0] = (month?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  expect(30 * day + 29 * gap).toBeCloseTo(width, 1);
  expect(container.querySelectorAll('path[stroke="var(--beacon)"]')).toHaveLength(1);
});
