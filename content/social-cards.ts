import { articlePath } from '@/lib/articles/facts';
import { cardFile } from '@/lib/seo/urls';
import { articles } from './articles';
import { landingPages } from './landing-pages';
import { comingSoonPages } from './pages/coming-soon';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { resources } from './pages/resources';
import { libraryPages } from './routes';

/** A page's social card: its file, the line over the title, and the title. */
interface SocialCard {
  file: string;
  kicker: string;
  title: string;
}

const card = (path: string, kicker: string, title: string): SocialCard => ({
  file: cardFile(path),
  kicker,
  title,
});

/** One card a page. */
export const socialCards: readonly SocialCard[] = [
  card('/', '', home.hero.title),
  card('/contact', 'Contact', contact.hero.title),
  card('/resources', 'Resources', resources.hero.title),
  ...comingSoonPages.map(({ path, title }) => card(path, '', title)),
  ...landingPages.map(({ path, name, hero }) => card(path, name, hero.title)),
  ...articles.map(({ id, title, category }) => card(articlePath(id), category, title)),
  ...libraryPages.map(({ path, name }) => card(path, 'Resources', name)),
];
