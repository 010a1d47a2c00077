/** @jest-environment node */
import { routes } from '@/content/routes';
import { socialCards } from '@/content/social-cards';
import { cardFile } from '@/lib/seo/urls';

it('has one card for every page, and no other', () => {
  expect(socialCards.map(({ file }) => file).sort()).toEqual(
    routes.map(({ path }) => cardFile(path)).sort(),
  );
});

it('says something on every card', () => {
  expect(socialCards.filter(({ title }) => title.trim() === '')).toEqual([]);
});
