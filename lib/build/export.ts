import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
    .sort();
}

/** What tells one version of a file from another: sixteen digits made from its bytes. */
export function versionOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The export's pages as Next wrote them: `contact.html`, not its folder index, not an error page. */
export function pagesOf(out: string): string[] {
  return htmlOf(out).filter(
    (file) => !/(^|\/)(404|_not-found)(\.html|\/)/.test(file) && !file.endsWith('/index.html'),
  );
}

/** The path at which visitors find a page's file: `contact.html` at /contact. */
export const pathOf = (page: string): string =>
  page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`;

/**
 * Every HTML file of an export, error pages and folder indexes too. What somebody has laid into public/, such
 * as a search engine's proof of ownership, is none of ours.
 */
export const htmlOf = (out: string): string[] =>
  filesOf(out).filter((file) => file.endsWith('.html') && !existsSync(join('public', file)));

/**
 * Writes every HTML file of an export anew, as `change` makes it. Returns their number. Throws an Error that
 * names the page of which `change` has thrown.
 */
export function rewritePages(out: string, change: (html: string) => string): number {
  const pages = htmlOf(out);
  for (const page of pages) {
    const file = join(out, page);
    try {
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    } catch (cause) {
      throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
  return pages.length;
}

interface ScriptElement {
  /** The element as it stands in the HTML. */
  element: string;
  /** Address of its file; undefined for an inline script. */
  src: string | undefined;
  /** True for what a browser runs: data blocks (JSON-LD, lists) are not. */
  executable: boolean;
  /** Not run by browsers that know modules. */
  noModule: boolean;
  text: string;
}

/** The script elements of a page, in their order. */
export function scriptsOf(html: string): ScriptElement[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].map(
    ([element, attributes = '', text = '']) => ({
      element,
      src: /\ssrc="([^"]*)"/i.exec(attributes)?.[1],
      executable: !/\stype="(?!module"|text\/javascript")/i.test(attributes),
      noModule: /\snomodule/i.test(attributes),
      text,
    }),
  );
}

/**
 * The addresses of the framework's scripts in a page, without those for old browsers. Sorted: Next marks them
 * async, so their order means nothing and is not the same in every build.
 */
export function scriptFilesOf(html: string): string[] {
  const found = scriptsOf(html).flatMap(({ src, noModule }) => (src && !noModule ? [src] : []));
  return [...new Set(found)].sort();
}
