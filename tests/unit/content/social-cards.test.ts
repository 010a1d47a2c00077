/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { comingSoonPages } from '@/content/pages/coming-soon';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { resources } from '@/content/pages/resources';
import { libraryPages, routes } from '@/content/routes';
import { fileOf } from '@/content/schema/landing';
import { socialCards } from '@/content/social-cards';
import { cardFile } from '@/lib/seo/urls';
import { notInTypeface } from '@/lib/typeface';
import { withReplaced } from '../../support/replaced';

it('has one card for every page, and no other', () => {
  expect(socialCards.map(({ file }) => file).sort()).toEqual(
    routes.map(({ path }) => cardFile(path)).sort(),
  );
});

it('says something on every card', () => {
  expect(socialCards.filter(({ title }) => title.trim() === '')).toEqual([]);
});

it('shows nothing that its typeface has not: the build would look for it on the web', () => {
  expect(socialCards.length).toBeGreaterThan(20);
  const words = socialCards.map(({ name, kicker, title }) => `${name} ${kicker} ${title}`);
  expect(notInTypeface(words.join(' '))).toEqual([]);
});

const other = 'α Ω';
const titled = { hero: { title: other } };
const [landing] = landingPages;
if (!landing) throw new Error('no landing page');
const LANDING = fileOf(landing);

it.each<[string, string, object]>([
  ['content/pages/home.ts', 'hero.title', { home: titled }],
  ['content/pages/contact.ts', 'hero.title', { contact: titled }],
  ['content/pages/resources.ts', 'hero.title', { resources: titled }],
  ['content/pages/coming-soon.ts', 'title', { comingSoonPages: [{ title: other }] }],
  [LANDING, 'hero.title', { landingPages: [{ ...landing, ...titled }] }],
  [LANDING, 'name', { landingPages: [{ ...landing, name: other }] }],
])('refuses letters in %s that its typeface has not: %s', (file, field, content) => {
  const modules = {
    '@/content/landing-pages': { landingPages },
    '@/content/pages/coming-soon': { comingSoonPages },
    '@/content/pages/contact': { contact },
    '@/content/pages/home': { home },
    '@/content/pages/resources': { resources },
    '@/content/routes': { libraryPages },
  };
  const replaced = Object.entries(modules).map(([name, own]) => [name, { ...own, ...content }]);
  withReplaced(Object.fromEntries(replaced), () => {
    expect(() => jest.requireActual('@/content/social-cards')).toThrow(
      `${file}: ${field}: expected letters that the typeface of social cards has, not ${other} (found "${other}")`,
    );
  });
});
