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

it('draws what it says: the minutes that the uptime leaves, and vendors that its text counts', () => {
  const captionOf = (kind: string) =>
    home.problems.items.find(({ drawing }) => drawing === kind)?.caption ?? '';
  const uptime = Number.parseFloat(captionOf('month'));
  expect(`${uptime}%`).toBe(specified.claims[1]);
  const days = Number(/(\d+)-day/.exec(captionOf('month'))?.[1]);
  const minutes = Number(/(\d+) minutes/.exec(captionOf('month'))?.[1]);
  expect(minutes).toBe(Math.floor(days * 24 * 60 * (1 - uptime / 100)));
  expect(captionOf('year')).toContain('365');
  expect(captionOf('vendors')).toMatch(/^Example: nine .* four\.$/);
});

it('says Example where the skyline looks like a live reading', () => {
  expect(home.hero.status).toMatch(/^Example: /);
});
