import { render, screen } from '@testing-library/react';
import { Gauge } from '@/components/charts/Gauge';

it('says its score in words', () => {
  render(<Gauge value={73} label="Score" />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Score: 73');
});
