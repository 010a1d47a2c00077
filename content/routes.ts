import { articles } from './articles';
import { childrenOf } from './navigation';
import { placeholders } from './pages/placeholders';
import type { Route } from './schema/site';

const named = (children: ReadonlyArray<{ href: string; label: string }>): Route[] =>
  children.map(({ href, label }) => ({ path: href, name: label }));

/** Paths that the footer links to and that are not pages yet: they answer Page Not Found. */
export const unwrittenPaths = [
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  { path: '/security', name: 'Security' },
] as const satisfies readonly Route[];

/** The one list of all pages, which sitemap, breadcrumbs and tests read. */
export const routes: readonly Route[] = [
  { path: '/', name: 'Home' },
  ...placeholders.map(({ path, title }) => ({ path, name: title })),
  ...named(childrenOf('services')),
  ...named(childrenOf('industries')),
  { path: '/resources', name: 'Resources' },
  ...articles.map(({ id, title, date }) => ({
    path: `/resources/${id}`,
    name: title,
    lastModified: date,
  })),
  { path: '/contact', name: 'Contact' },
];
