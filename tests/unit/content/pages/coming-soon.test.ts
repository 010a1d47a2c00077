/** @jest-environment node */
import { comingSoonPages, pageNotFound } from '@/content/pages/coming-soon';
import { comingSoonTitles, shell } from '../../../specification';

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

it('calls an unknown address by its specified title', () => {
  expect(pageNotFound.title).toBe(shell.pageNotFound);
});
