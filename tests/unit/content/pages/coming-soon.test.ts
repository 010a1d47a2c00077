/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { comingSoonTitles, industryPaths, shell } from '../../../specification';
import { inWords } from '../../../support/content';
import { countsOf } from '../../../support/landing';

it('has the specified pages under their titles', () => {
  expect(Object.fromEntries(comingSoonPages.map(({ path, title }) => [path, title]))).toEqual(
    comingSoonTitles,
  );
  expect(comingSoonPages).toHaveLength(Object.keys(comingSoonTitles).length);
});

it.each([...comingSoonPages, pageNotFound].map((page) => [page.path, page] as const))(
  '%s says that it is under construction, and what is coming',
  (_path, { lead, comingSoon }) => {
    expect(lead).toContain(shell.underConstruction);
    expect(comingSoon.length).toBeGreaterThan(0);
  },
);

const pageAt = (path: string) => comingSoonPages.find((page) => page.path === path);

it('counts the services, their prices and their calculators as they are', () => {
  const { pages, priced, calculators } = countsOf('service');
  const { lead, comingSoon = [] } = pageAt('/services') ?? {};
  expect(comingSoon.join()).toContain(`all ${inWords(pages)} services`);
  expect(lead).toContain(
    `All ${inWords(pages)} service pages are ready: ${inWords(priced)} show prices, ${inWords(calculators)} of them with a calculator`,
  );
});

it('counts the industries, and says of all that they have prices and a calculator where all have', () => {
  const { pages, priced, calculators } = countsOf('industry');
  const { lead } = pageAt('/industries') ?? {};
  expect(lead).toContain(`All ${inWords(pages)} industry pages are open now`);
  expect(/each with plans, prices and a calculator/.test(lead ?? '')).toBe(
    priced === pages && calculators === pages,
  );
});

it('has prices and a calculator for every specified industry', () => {
  const without = landingPages.filter(
    ({ path, pricing, plans, estimator }) =>
      industryPaths.some((each) => each === path) && !((pricing ?? plans) && estimator),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('calls an unknown address by its specified title', () => {
  expect(pageNotFound.title).toBe(shell.pageNotFound);
});
