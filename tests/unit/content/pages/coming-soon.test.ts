/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { comingSoonTitles, industryPaths, servicePaths, shell } from '../../../specification';
import { inWords } from '../../../support/content';

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

const counts = (paths: readonly string[]) => {
  const pages = landingPages.filter(({ path }) => paths.includes(path));
  const priced = pages.filter(({ pricing, plans }) => pricing ?? plans);
  return {
    pages: inWords(pages.length),
    priced: inWords(priced.length),
    calculators: inWords(priced.filter(({ estimator }) => estimator).length),
  };
};
const pageAt = (path: string) => comingSoonPages.find((page) => page.path === path);

it('counts the services, their prices and their calculators as they are', () => {
  const { pages, priced, calculators } = counts(servicePaths);
  const { lead, comingSoon = [] } = pageAt('/services') ?? {};
  expect(comingSoon.join()).toContain(`all ${pages} services`);
  expect(lead).toContain(
    `All ${pages} service pages are ready: ${priced} show prices, ${calculators} of them with a calculator`,
  );
});

it('counts the industries, which all have prices and a calculator', () => {
  const { pages, priced, calculators } = counts(industryPaths);
  expect([priced, calculators]).toEqual([pages, pages]);
  expect(pageAt('/industries')?.lead).toContain(`All ${pages} industry pages are open now`);
});

it('calls an unknown address by its specified title', () => {
  expect(pageNotFound.title).toBe(shell.pageNotFound);
});
