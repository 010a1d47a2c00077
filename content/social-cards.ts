import { cardFile } from '@/lib/seo/urls';
import { articles } from './articles';
import { architecture } from './industries/architecture';
import { financial } from './industries/financial';
import { healthcare } from './industries/healthcare';
import { legal } from './industries/legal';
import { manufacturing } from './industries/manufacturing';
import { nonProfit } from './industries/non-profit';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { placeholders } from './pages/placeholders';
import { resources } from './pages/resources';
import { libraryPages } from './routes';
import { appWebDev } from './services/app-web-dev';
import { cloudServices } from './services/cloud-services';
import { cybersecurity } from './services/cybersecurity';
import { itConsulting } from './services/it-consulting';
import { managedIt } from './services/managed-it';
import { networkInfrastructure } from './services/network-infrastructure';
import { articlePath } from '@/lib/articles/facts';

/** A page's social card: its file, the line over the title, and the title. */
export interface SocialCard {
  file: string;
  kicker: string;
  title: string;
}

const card = (path: string, kicker: string, title: string): SocialCard => ({
  file: cardFile(path),
  kicker,
  title,
});

const services = [
  managedIt,
  cybersecurity,
  cloudServices,
  networkInfrastructure,
  itConsulting,
  appWebDev,
];
const industries = [healthcare, legal, financial, manufacturing, architecture, nonProfit];

/** One card a page. */
export const socialCards: readonly SocialCard[] = [
  card('/', '', home.hero.title),
  card('/contact', 'Contact', contact.hero.title),
  card('/resources', 'Resources', resources.hero.title),
  ...placeholders.map(({ path, title }) => card(path, '', title)),
  ...services.map(({ slug, name, hero }) => card(`/services/${slug}`, name, hero.title)),
  ...industries.map(({ slug, name, hero }) => card(`/industries/${slug}`, name, hero.title)),
  ...articles.map(({ id, title, category }) => card(articlePath(id), category, title)),
  ...libraryPages.map(({ path, name }) => card(path, 'Resources', name)),
];
