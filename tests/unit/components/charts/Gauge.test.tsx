import { render } from '@testing-library/react';
import { Gauge } from '@/components/charts/Gauge';

it('draws its score, and leaves the words to what stands beside it', () => {
  const { container } = render(<Gauge value={73} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute(
    'stroke-dasharray',
    '73 100',
  );
});
