import { render, screen, within } from '@testing-library/react';
import { ProblemRows } from '@/components/sections/ProblemRows';
import { home } from '@/content/pages/home';
import { home as specified } from '../../../specification';

it('shows each problem with its figure, and says under the drawing what it shows', () => {
  render(<ProblemRows problems={home.problems} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(specified.problems.length);
  specified.problems.forEach(([title, figure], index) => {
    const row = rows[index] ?? document.body;
    expect(within(row).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(row).toHaveTextContent(figure);
    expect(row.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(within(row).getByRole('figure')).toHaveTextContent(
      home.problems.items[index]?.caption ?? 'a caption',
    );
  });
});
