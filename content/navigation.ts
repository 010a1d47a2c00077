import { landingPages } from './landing-pages';
import type { LandingContent } from './schema/landing';
import { defineNavigation } from './schema/site';

const linksTo = (kind: LandingContent['kind']) =>
  landingPages
    .filter((page) => page.kind === kind)
    .map(({ name, path, menu }) => ({ label: name, href: path, description: menu }));

export const navigation = defineNavigation([
  {
    id: 'about',
    label: 'About',
    href: '/about',
    children: [
      {
        label: 'Leadership Team',
        href: '/about/leadership',
        description: 'Coming soon: who leads what',
      },
      {
        label: 'Certifications & Partnerships',
        href: '/about/certifications',
        description: 'Coming soon: what our staff hold',
      },
      {
        label: 'Careers',
        href: '/about/careers',
        description: 'No open roles are listed yet',
      },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    href: '/services',
    children: linksTo('service'),
  },
  {
    id: 'industries',
    label: 'Industries',
    href: '/industries',
    children: linksTo('industry'),
  },
  {
    id: 'resources',
    label: 'Resources',
    href: '/resources',
    children: [
      {
        label: 'IT Insights & Resources',
        href: '/resources',
        description: 'Articles, guides and worksheets',
      },
    ],
  },
]);

/** The children of one entry. Throws when there is no such entry. */
export function childrenOf(id: 'about' | 'services' | 'industries' | 'resources') {
  const entry = navigation.find((item) => item.id === id);
  if (!entry) throw new Error(`content/navigation.ts: no entry with the id ${id}`);
  return entry.children;
}
