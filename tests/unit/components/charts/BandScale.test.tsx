import { render } from '@testing-library/react';
import { BandScale } from '@/components/charts/BandScale';

function drawn(value: number) {
  const { container } = render(
    <BandScale max={10} band={[6, 8]} value={value} ends={['0%', '10%']} bandLabel="6-8%" />,
  );
  const band = container.querySelector('rect');
  const marker = container.querySelector('svg svg');
  return {
    band: [band?.getAttribute('x'), band?.getAttribute('width')],
    at: marker?.getAttribute('x'),
    shape: marker?.querySelector('path')?.getAttribute('d'),
  };
}

it.each([
  [0, '0%'],
  [2, '20%'],
  [9.99, '99.9%'],
  [10, '100%'],
])('marks %p on a scale of 0 to 10', (value, at) => {
  expect(drawn(value)).toMatchObject({ band: ['60%', '20%'], at });
});

it('has a tick for every whole step, and its words under ends and band', () => {
  const { container } = render(
    <BandScale max={4} band={[1, 2]} value={3} ends={['0%', '4%']} bandLabel="1-2%" />,
  );
  const ticks = [...container.querySelectorAll('line')].filter(
    (line) => line.getAttribute('x1') === line.getAttribute('x2'),
  );
  expect(ticks.map((tick) => tick.getAttribute('x1'))).toEqual(['0%', '25%', '50%', '75%', '100%']);
  const words = [...container.querySelectorAll('text')].map((text) => [
    text.getAttribute('x'),
    text.textContent,
  ]);
  expect(words).toEqual([
    ['0', '0%'],
    ['37.5%', '1-2%'],
    ['100%', '4%'],
  ]);
});

it('stands at the end, as an arrow, for what lies beyond the scale', () => {
  expect(drawn(500).at).toBe('100%');
  expect(drawn(10.1).shape).toBe(drawn(500).shape);
  expect(drawn(10.1).shape).not.toBe(drawn(10).shape);
});
