/** @jest-environment node */
import { home } from '@/content/pages/home';
import { learnMore } from '@/content/ui';
import { home as specified, industryPaths, servicePaths } from '../../../specification';

it('opens with the specified button, to the contact page', () => {
  expect(home.hero.primary).toEqual({ kind: 'contact', label: specified.heroButton });
  expect(home.closing.primary.kind).toBe('contact');
});

it('solves the three specified problems', () => {
  expect(home.problems.title).toBe(specified.problemsTitle);
  expect(home.problems.items.map(({ title, figure }) => [title, figure])).toEqual(
    specified.problems,
  );
});

it('leads to the six services, each once', () => {
  expect(home.services.title).toBe(specified.servicesTitle);
  expect(home.services.items.map(({ href }) => href).sort()).toEqual([...servicePaths].sort());
  expect(learnMore).toBe(specified.learnMore);
});

it('leads to the six industries, each once', () => {
  expect(home.industries.title).toBe(specified.industriesTitle);
  expect(home.industries.items.map(({ link }) => link.href).sort()).toEqual(
    [...industryPaths].sort(),
  );
});

it('claims what the company claims', () => {
  expect(home.trust.title).toBe(specified.trustTitle);
  expect(home.trust.stats.map(({ value }) => value)).toEqual(specified.claims);
});
