import { render } from '@testing-library/react';
import { IconStatStrip } from '@/components/sections/IconStatStrip';
import { StatRow } from '@/components/sections/StatRow';
import { StatStrip } from '@/components/sections/StatStrip';
import { healthcare } from '@/content/industries/healthcare';
import { home } from '@/content/pages/home';
import { cybersecurity } from '@/content/services/cybersecurity';
import { home as specifiedHome, landingPages } from '../../../specification';

/** The figures of a strip with their labels, as a description list has them. */
const figures = (container: Element) =>
  [...container.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dd')?.textContent,
    pair.querySelector('dt')?.textContent,
  ]);

it('StatStrip writes value and suffix together', () => {
  const { container } = render(<StatStrip stats={cybersecurity.stats} />);
  const labels = cybersecurity.stats.map(({ label }) => label);
  expect(figures(container)).toEqual(
    landingPages.cybersecurity?.stats?.map((figure, index) => [figure, labels[index]]),
  );
});

it('IconStatStrip shows the figures of an industry', () => {
  const { container } = render(<IconStatStrip stats={healthcare.stats} />);
  expect(figures(container)).toEqual(healthcare.stats.map(({ number, label }) => [number, label]));
  expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(healthcare.stats.length);
});

it('StatRow shows the claims of the company', () => {
  const { container } = render(<StatRow trust={home.trust} />);
  expect(figures(container).map(([figure]) => figure)).toEqual(specifiedHome.claims);
});
