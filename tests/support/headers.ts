import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './exports';

/**
 * What the headers of a page take at most from tests/hosting/nginx.conf over HTTP/1.1, in bytes, when it
 * compresses the page itself; HTTP/2 packs them into 399.
 */
export const PAGE_HEADERS = 649;

/** The rules of public/_headers: each path, where * stands for anything, and its headers. */
const rules = readFileSync(join(ROOT, 'public/_headers'), 'utf8')
  .trim()
  .split('\n\n')
  .map((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const headers = lines.map((line): [name: string, value: string] => {
      const [, name = '', value = ''] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
      return [name, value];
    });
    return { path, headers };
  });

/** The headers that public/_headers gives to every address: name, as it is sent, and value. */
export function headersOfAll(): Array<[name: string, value: string]> {
  return rules.find(({ path }) => path === '/*')?.headers ?? [];
}

/**
 * All headers that public/_headers gives to an address, names in lower case. What two rules say is joined,
 * as hosts join it.
 */
export function headersOf(address: string): Record<string, string> {
  const given: Record<string, string> = {};
  for (const { path, headers } of rules) {
    const [start = '', ...rest] = path.split('*');
    const matches =
      rest.length === 0
        ? address === path
        : address.startsWith(start) && address.endsWith(rest.join('*'));
    for (const [name, value] of matches ? headers : []) {
      const known = given[name.toLowerCase()];
      given[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
    }
  }
  return given;
}
