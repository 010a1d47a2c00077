import { render } from '@testing-library/react';
import { Comparison } from '@/components/estimators/Comparison';

const amount = (label: string, value: number) => ({ label, value, formatted: `$${value}` });

const comparison = (gap: number, words: { even?: string } = {}) => (
  <Comparison
    bars={[amount('Ours', 100), amount('Theirs', 100 + gap)]}
    gap={amount('Left', gap)}
    remark="Ours costs more."
    {...words}
  />
);

it('says what a slider leads to: the place for it is there before', () => {
  const { container, rerender } = render(comparison(50));
  const said = container.querySelector('[aria-live=polite]');
  expect(said?.textContent).toBe('');
  rerender(comparison(-50));
  expect(said?.isConnected).toBe(true);
  expect(said?.textContent).toBe('Ours costs more.');
});

it.each([
  [{ even: 'The same.' }, 'The same.'],
  [{}, 'Ours costs more.'],
])('says at break-even, with the words %p', (words, said) => {
  const { container } = render(comparison(0, words));
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe(said);
});
