import { render } from '@testing-library/react';
import { DotYear } from '@/components/charts/DotYear';

it('draws 365 dots', () => {
  const { container } = render(<DotYear />);
  const path = container.querySelector('path');
  const step = Number(path?.getAttribute('stroke-dasharray')?.split(' ')[1]);
  // A line of dots begins with one and has another after every step.
  const dots = [...(path?.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].map(
    ([, length]) => Math.floor(Number(length) / step) + 1,
  );
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(365);
});
