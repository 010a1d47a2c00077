import { act, render } from '@testing-library/react';
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

it('says what a slider leads to once it rests, and not what stood there from the beginning', () => {
  jest.useFakeTimers();
  const { container, rerender } = render(comparison(-50));
  const said = container.querySelector('output');
  const rests = () => act(() => void jest.advanceTimersByTime(1_000));
  rests();
  expect(said).toBeEmptyDOMElement();
  for (const gap of [50, -50, 50, -50]) {
    rerender(comparison(gap));
    expect(said).toBeEmptyDOMElement();
  }
  rests();
  expect(said).toHaveTextContent('Ours costs more.');
  // It still does: that has been said.
  rerender(comparison(-60));
  expect(said).toHaveTextContent('Ours costs more.');
  rerender(comparison(50));
  rests();
  expect(said).toBeEmptyDOMElement();
});

it.each([
  [{ even: 'The same.' }, 'The same.'],
  [{}, 'Ours costs more.'],
])('says at break-even, with the words %p', (words, said) => {
  const { container } = render(comparison(0, words));
  expect(container.querySelector('.gap + p')?.textContent).toBe(said);
});
