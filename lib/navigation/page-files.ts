import { preload } from 'react-dom';

/** Files by the path of the page that needs them, or by that of its folder (`inFolder`). */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

declare global {
  interface Window {
    /** What not every page needs. Every exported page brings it with its data (lib/build/ahead.ts); in development there is none. */
    pageFiles?: PageFiles;
    /** The style sheet of most pages that the first page links to, unless it has that itself. */
    nextSheet?: string;
  }
}

/** Where the files stand that most pages of a page's folder need: `/resources/*`. */
export const inFolder = (path: string): string => path.replace(/[^/]*$/, '*');

/**
 * Fetches the scripts and style sheets that the page of a link has besides those of every page. They come
 * beside its content, which would name them a round trip later; React finds them there.
 */
export function fetchFiles(href: string): void {
  const [page = ''] = href.split(/[?#]/);
  const files = window.pageFiles?.[page] ?? window.pageFiles?.[inFolder(page)] ?? [];
  for (const file of files) preload(file, { as: file.endsWith('.js') ? 'script' : 'style' });
}

/**
 * Lays the style sheet that most links of the page lead to into the browser's cache. Where the browser
 * itself shows the next page, no page comes before its sheet, which its HTML would name a round trip later.
 */
export function fetchNextSheet(): void {
  if (window.nextSheet) fetch(window.nextSheet, { priority: 'low' }).catch(() => undefined);
}
