import { render } from '@testing-library/react';
import { MergingLines } from '@/components/charts/MergingLines';

it('leads nine lines into four', () => {
  const { container } = render(<MergingLines />);
  const lines = [...container.querySelectorAll('[data-draw]')].map((line) =>
    (line.getAttribute('d') ?? '').split(' '),
  );
  expect(new Set(lines.map(([, from]) => from)).size).toBe(9);
  expect(new Set(lines.map((line) => line.at(-1))).size).toBe(4);
});
