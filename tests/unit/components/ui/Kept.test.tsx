import { render } from '@testing-library/react';
import { Kept } from '@/components/ui/Kept';

it('writes the text as it was, its hyphens those of the keyboard', () => {
  const text = 'IT for a non-profit, with SD-WAN';
  const { container } = render(<Kept text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('.kept')].map((word) => word.textContent)).toEqual([
    'non-profit,',
    'SD-WAN',
  ]);
});
