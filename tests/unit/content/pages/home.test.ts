/** @jest-environment node */
import { home } from '@/content/pages/home';
import { routineHours, uptime } from '@/content/shared/service-hours';
import { learnMore } from '@/content/ui';
import { home as specified, industryPaths, servicePaths } from '../../../specification';
import { inWords } from '../../../support/content';
import { proseOfPage } from '../../../support/prose';

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
  expect(home.services.lead.toLowerCase()).toContain(
    `${inWords(home.services.items.length)} services from one team`,
  );
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
  // Ours says when there is support around the clock.
  expect(
    home.trust.stats.map(({ value, label }) => [
      value,
      label === 'support in emergencies' ? 'support' : label,
    ]),
  ).toEqual(specified.claims);
});

it('draws what it says: the minutes that the uptime leaves, and vendors that its text counts', () => {
  const captionOf = (kind: string) =>
    home.problems.items.find(({ drawing }) => drawing === kind)?.caption ?? '';
  const uptime = Number.parseFloat(captionOf('month'));
  expect(`${uptime}%`).toBe(specified.claims[1][0]);
  const days = Number(/(\d+) days/.exec(captionOf('month'))?.[1]);
  const minutes = Number(/(\d+) minutes/.exec(captionOf('month'))?.[1]);
  expect(minutes).toBe(Math.floor(days * 24 * 60 * (1 - uptime / 100)));
  expect(captionOf('year')).toContain('365');
  expect(captionOf('vendors')).toMatch(/^Example: nine .* four\. /);
});

it('says Example first in the line under the skyline, and for those who do not see it', () => {
  expect(home.hero.status).toMatch(/^Example: /);
  expect(home.hero.picture).toContain('example');
});

it('calls its problems’ figures targets, and repeats no count of clients or years in prose', () => {
  const { trust, problems, ...others } = home;
  expect(problems.lead).toContain('target');
  const said = proseOfPage('home', [others, problems, trust.title, trust.lead]);
  expect(said.map(({ text }) => text).join(' | ')).not.toMatch(/500|\b15\b/);
});

it('gives the help desk the hours of the contact page', () => {
  const [managed] = home.services.items;
  expect(managed?.features).toContain(`Help desk open ${routineHours}`);
  expect(home.problems.items[0]?.caption).toContain(uptime.window);
  expect(home.problems.items[0]?.caption).toContain(uptime.leaves);
});
