import { render } from '@testing-library/react';
import { StatStrip } from '@/components/sections/StatStrip';
import { cybersecurity } from '@/content/services/cybersecurity';
import { landingPages } from '../../../specification';
import { figuresOf } from '../../../support/screen';

it('writes value and suffix together, over their label', () => {
  const { container } = render(<StatStrip stats={cybersecurity.stats} />);
  const labels = cybersecurity.stats.map(({ label }) => label);
  const figures = landingPages.cybersecurity?.stats ?? [];
  expect(figuresOf(container)).toEqual(figures.map((figure, index) => [figure, labels[index]]));
});
