/** @jest-environment node */
import { resources } from '@/content/pages/resources';
import { article, library } from '../../../specification';

it('has the specified titles and link', () => {
  const { hero, newsletter, unknown } = resources;
  expect([hero.title, newsletter.title, newsletter.primary.label, unknown.title]).toEqual([
    library.title,
    article.newsletterTitle,
    article.newsletterLink,
    article.unknown,
  ]);
});
