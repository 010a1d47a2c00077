import { z } from 'zod';
import { articlePath } from '@/lib/articles/facts';
import { cardFile } from '@/lib/seo/urls';
import { articles } from './articles';
import { company } from './company';
import { landingPages } from './landing-pages';
import { comingSoonPages } from './pages/coming-soon';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { resources } from './pages/resources';
import { libraryPages } from './routes';
import { fileOf } from './schema/landing';
import { parseContent } from './schema/parse';
import { inTypeface } from './schema/typeface';

/** A page's social card: its file, the company, what stands beside it, and the title. */
interface SocialCard {
  file: string;
  name: string;
  kicker: string;
  title: string;
}

/** What cards show of content files; of articles and the company their own schemas look at it. */
const shown = inTypeface(z.string());
const titled = z.object({ title: shown });
const page = z.object({ hero: titled });
const namedPage = page.extend({ name: shown });

const card = (path: string, kicker: string, title: string): SocialCard => ({
  file: cardFile(path),
  name: company.name,
  kicker,
  title,
});

/** The card of a page that is a file of content/pages. */
function pageCard(path: string, kicker: string, file: string, content: object): SocialCard {
  const { hero } = parseContent(`content/pages/${file}`, page, content);
  return card(path, kicker, hero.title);
}

/**
 * One card a page. Throws a ContentError that names file and field of what the typeface of cards has not, for
 * which the build would look on the web.
 */
export const socialCards: readonly SocialCard[] = [
  pageCard('/', '', 'home.ts', home),
  pageCard('/contact', 'Contact', 'contact.ts', contact),
  pageCard('/resources', 'Resources', 'resources.ts', resources),
  ...comingSoonPages.map((content) => {
    const { title } = parseContent('content/pages/coming-soon.ts', titled, content);
    return card(content.path, '', title);
  }),
  ...landingPages.map((content) => {
    const { path } = content;
    const { name: kicker, hero } = parseContent(fileOf(content), namedPage, content);
    return card(path, kicker, hero.title);
  }),
  ...articles.map(({ id, title, category }) => card(articlePath(id), category, title)),
  ...libraryPages.map(({ path, name: title }) => card(path, 'Resources', title)),
];
