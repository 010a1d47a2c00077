import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMED = /<meta (?:name|property)="(?!viewport")[^>]*>/g;

/**
 * The named meta tags of a page in the order of their text, where the first of them stands. Next streams
 * the noindex of its not-found page, and where it lands changes from build to build.
 */
export function steadyMeta(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const tags = head.match(NAMED) ?? [];
  const place = head.search(NAMED);
  if (tags.length === 0) return html;
  const rest = head.slice(place).replace(NAMED, '');
  return head.slice(0, place) + tags.sort().join('') + rest + html.slice(end);
}

/** The page with the font's preload of another one: Next leaves it out of its not-found page. */
export function withFont(html: string, other: string): string {
  const [preload] = /<link [^>]*as="font"[^>]*>/.exec(other) ?? [];
  if (preload === undefined) throw new Error('index.html preloads no font');
  return html.includes(preload)
    ? html
    : html.replace(/<meta name="viewport"[^>]*>/, `$&${preload}`);
}

/** Mends the head of the page for unknown addresses: two builds are the same bytes, and its font is ours. */
export function notFoundHead(out: string): string {
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  writeFileSync(join(out, '404.html'), withFont(steadyMeta(read('404.html')), read('index.html')));
  return 'the head of 404.html mended';
}
