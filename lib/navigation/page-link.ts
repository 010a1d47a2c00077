import { closest } from '@/lib/closest';

/** The link of an event, when it leads to another page or file in this tab. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  closest(target, 'a:is([href^="/"], [href^="http"]):not([target], [download])');

/**
 * Where a link leads, with its query and its place, when that is a page of ours: no file, and nothing that is
 * still to be written.
 */
export function hrefOf(link: HTMLAnchorElement | null): string | undefined {
  const href = link?.getAttribute('href') ?? '';
  return !href.startsWith('/') || /^[^?#]*\./.test(href) || link?.closest('[data-no-page]')
    ? undefined
    : href;
}

/** Whether the browser prepares pages that links lead to (public/speculation-rules.json). */
export const preparesPages = (): boolean =>
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/**
 * Whether the browser prepares the page that a link leads to: none whose address asks for something. What it
 * has prepared it shows at once, but only when it goes there itself.
 */
export const isPrepared = (href: string): boolean => !href.includes('?') && preparesPages();
