import { render } from '@testing-library/react';
import { Comparison } from '@/components/estimators/Comparison';

const amount = (label: string, value: number) => ({ label, value, formatted: `$${value}` });

it('says what a slider leads to: the place for it is there before', () => {
  const comparison = (gap: number) => (
    <Comparison
      bars={[amount('Ours', 100), amount('Theirs', 100 + gap)]}
      gap={amount('Left', gap)}
      remarks={{ even: 'The same.', loss: 'Ours costs more.' }}
    />
  );
  const { container, rerender } = render(comparison(50));
  const said = container.querySelector('[aria-live=polite]');
  expect(said?.textContent).toBe('');
  rerender(comparison(-50));
  expect(said?.isConnected).toBe(true);
  expect(said?.textContent).toBe('Ours costs more.');
});
