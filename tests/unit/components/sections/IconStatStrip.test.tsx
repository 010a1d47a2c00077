import { render } from '@testing-library/react';
import { IconStatStrip } from '@/components/sections/IconStatStrip';
import { healthcare } from '@/content/industries/healthcare';
import { figuresOf } from '../../../support/screen';

it('shows the figures of an industry, each with a sign that nobody has to hear', () => {
  const { stats } = healthcare;
  const { container } = render(<IconStatStrip stats={stats} />);
  expect(figuresOf(container)).toEqual(stats.map(({ number, label }) => [number, label]));
  expect(container.querySelectorAll('dd svg[aria-hidden=true]')).toHaveLength(stats.length);
});
