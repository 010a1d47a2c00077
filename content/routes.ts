import { articlePath, lastChanged } from '@/lib/articles/facts';
import { pageCount, pageHref } from '@/lib/articles/pages';
import { comingSoonDrawing, drawingOf } from '@/lib/illustrations';
import { articles } from './articles';
import { guideFile, guides } from './guides';
import { landingPages } from './landing-pages';
import { navigation } from './navigation';
import { comingSoonPages } from './pages/coming-soon';
import { home } from './pages/home';
import { resources } from './pages/resources';
import { checkLinks, checkPageLinks } from './schema/document-links';
import { checkFiles } from './schema/files';
import { fileOf } from './schema/landing';
import type { Route } from './schema/site';
import { photoSlots } from './shared/photos';

/** Paths that the footer links to and that are not pages yet: they answer Page Not Found. */
export const comingSoonPaths: readonly Route[] = [
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  { path: '/security', name: 'Security' },
];

/** Further pages of the library, when one does not hold it: none with the articles that we ship. */
export const libraryPages: readonly Route[] = Array.from(
  { length: pageCount(articles.length) - 1 },
  (_, index) => ({ path: pageHref(index + 2), name: `Resources, page ${index + 2}` }),
);

/** A page that heads a menu is called as the menu calls it. */
const inMenu = (path: string) => navigation.find(({ href }) => href === path)?.label;

/** The one list of all pages, which sitemap, breadcrumbs and tests read. */
export const routes: readonly Route[] = [
  { path: '/', name: 'Home' },
  ...comingSoonPages.map(({ path, title }) => ({ path, name: inMenu(path) ?? title })),
  ...landingPages.map(({ path, name }) => ({ path, name })),
  { path: '/resources', name: 'Resources' },
  ...libraryPages,
  ...articles.map((article) => ({
    path: articlePath(article.id),
    name: article.title,
    lastModified: lastChanged(article),
  })),
  { path: '/contact', name: 'Contact' },
];

// Here, where all pages are known: content/articles.ts cannot ask for them, since they include its own.
const paths = routes.map(({ path }) => path);
const targets = [...paths, ...guides.map((guide) => guideFile(guide).href)];
checkLinks('content/articles', articles, targets);
checkLinks('content/guides', guides, targets);
checkPageLinks('content/navigation.ts', navigation, paths);
checkPageLinks('content/pages/home.ts', home, paths);
checkPageLinks('content/pages/resources.ts', resources, paths);
for (const page of landingPages) checkPageLinks(fileOf(page), page, paths);

// Menus, footer and sitemap would lead to Page Not Found, and pictures would stay empty. Not while one writes: of
// these files `next dev` does not hear, and would go on asking for one that is there.
const drawing = (name: string) => `content/illustrations/${name}.svg`;
const wanted = [
  ...comingSoonPages.flatMap(({ path }) => {
    const place = `content/pages/coming-soon.ts: ${path}`;
    return [
      { place, file: `app${path}/page.tsx` },
      { place, file: drawing(comingSoonDrawing(path)) },
    ];
  }),
  ...landingPages.flatMap((page) => [
    { place: fileOf(page), file: `app${page.path}/page.tsx` },
    { place: fileOf(page), file: drawing(page.path.slice(1)) },
  ]),
  ...photoSlots.map((slot) => ({
    place: `content/shared/photos.ts: ${slot}`,
    file: drawing(drawingOf(slot)),
  })),
];
if (process.env.NODE_ENV !== 'development') checkFiles(wanted);

/** The way to a page over the pages above it: home first, the page itself last. */
export function trailTo(path: string): Route[] {
  const above = (route: Route) => route.path === '/' || path.startsWith(`${route.path}/`);
  const trail = routes
    .filter((route) => route.path === path || above(route))
    // Whichever stands first in the list: of two pages, the one above has the shorter address.
    .sort((one, other) => one.path.length - other.path.length);
  // A page that was taken out of its list and left in app/, or one that is in none as yet.
  if (trail.at(-1)?.path !== path)
    throw new Error(
      `app${path}: expected ${path} in a list that content/routes.ts reads, such as content/landing-pages.ts`,
    );
  return trail;
}
