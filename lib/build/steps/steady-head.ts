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

/** Steadies the page for unknown addresses, so that two builds are the same bytes. */
export function steadyHead(out: string): string {
  const file = join(out, '404.html');
  writeFileSync(file, steadyMeta(readFileSync(file, 'utf8')));
  return 'a steady head in 404.html';
}
