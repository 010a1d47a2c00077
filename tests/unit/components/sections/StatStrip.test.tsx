import { render } from '@testing-library/react';
import { StatStrip } from '@/components/sections/StatStrip';
import { financial } from '@/content/industries/financial';
import { cybersecurity } from '@/content/services/cybersecurity';
import { landingPages } from '../../../specification';
import { figuresOf } from '../../../support/screen';

it('writes a service’s value and suffix together, over their label', () => {
  const { container } = render(<StatStrip stats={cybersecurity.stats} />);
  const labels = cybersecurity.stats.map(({ label }) => label);
  const figures = landingPages.cybersecurity?.stats ?? [];
  expect(figuresOf(container)).toEqual(figures.map((figure, index) => [figure, labels[index]]));
  expect(container.querySelector('svg')).toBeNull();
});

it('shows the figures of an industry, each with a sign that nobody has to hear', () => {
  const { stats } = financial;
  const { container } = render(<StatStrip stats={stats} />);
  expect(figuresOf(container)).toEqual(stats.map(({ number, label }) => [number, label]));
  expect(container.querySelectorAll('dd svg[aria-hidden=true]')).toHaveLength(stats.length);
});
