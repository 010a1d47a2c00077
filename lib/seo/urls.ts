import { siteUrl } from '@/lib/env';

/** The public address of a path of this site: `/` → `https://…/`, `/contact` → `https://…/contact`. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}

/** An address as it has to be on paper, in a file and for a search engine: a path of this site with its origin. */
export const wholeAddress = (href: string): string =>
  href.startsWith('/') ? absoluteUrl(href) : href;

/** A social card in pixels, as the networks want it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** File name of a page's social card: `/` → `home.png`, `/services/managed-it` → `services-managed-it.png`. */
export function cardFile(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
