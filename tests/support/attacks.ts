import { request, type IncomingHttpHeaders } from 'node:http';

/** What an attacker writes between the slashes of an address. */
const TRICKS = [
  '%5c', '\\', '%09', '%0a', '%0d', '%0d%0aX-Injected:%201', '%0dX:1', '%7f', '%1f', '%20', '+', '%e2%80%ae',
  '%2f', '%2F', '%252f', '%c0%af', '.', '%2e', '%23', '%3f', '%3a', '%40', ';', '*', '~', '%ff', '%c3%a9',
]; // oxfmt-ignore

/** Where they want a visitor to end. */
const FOREIGN = 'evil.example';

/** Ways to write the name of a page otherwise than it is. */
const spellings = (path: string): string[] => {
  const name = path.slice(1);
  const coded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  return [
    `${path}/`,
    `${path}.html`,
    `${path}.html/`,
    `${path}/index`,
    `${path}/index.html`,
    `${path}/index/`,
    `${path}//`,
    `/${path}`,
    `///${name}`,
    `/./${name}`,
    `/nope/../${name}`,
    `/nope/%2e%2e/${name}`,
    `/${coded}`,
    `/${coded}/`,
    `/${name.replaceAll('/', '%2f')}`,
    `/${name.replaceAll('/', '%2f')}/`,
    path.replaceAll('/', '//'),
    `${path}%20`,
    `${path}%0a`,
    `${path}%0a/`,
    `${path}%00`,
    `${path}.`,
    `${path}/.`,
    `${path}~`,
    `${path}.html.gz`,
    `${path}.php`,
    path.toUpperCase(),
    `${path}?next=//${FOREIGN}`,
    `${path}/?next=//${FOREIGN}`,
    `/${path}?next=//${FOREIGN}`,
    `${path}?`,
    `${path}/index.html?x=%0d%0aX-Injected:1`,
  ];
};

/** Addresses as somebody writes them who wants a host to send visitors away, or to answer what it should not. */
export function attacks(pages: readonly string[], files: readonly string[]): string[] {
  const away = TRICKS.flatMap((trick) => [
    `/${trick}${FOREIGN}`,
    `/${trick}${FOREIGN}/`,
    `/${trick}/${FOREIGN}/`,
    `/${trick}/${FOREIGN}.html`,
    `/${trick}/${FOREIGN}/x/index.html`,
    `/${trick}${trick}${FOREIGN}/`,
    `//${trick}${FOREIGN}/`,
    `/contact${trick}/`,
    `/contact/${trick}/index.html`,
    `/_next/static/${trick}/`,
  ]);
  const doubled = ['/', '//', '///', '/\\', '/\\/', '/./', '/.//', '//./', '/%2e/'].flatMap(
    (start) => [
      start,
      `${start}${FOREIGN}`,
      `${start}${FOREIGN}/`,
      `${start}${FOREIGN}/index.html`,
      `${start}${FOREIGN}/%2e%2e`,
      `${start}user@${FOREIGN}/`,
    ],
  );
  const outside = [
    '/..', '/../', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc%5cpasswd', '/_next/static/../../../etc/passwd', '/%00', '/%0a%00%0a', '/%zz', '/%', '/%u2215',
    '/contact%00.html', '/.git/config', '/.env', '/.htaccess', '/_headers', '//_headers', '/_versions.map', '/404', '/404/',
    '/404.html', '/404/index.html', '/%34%30%34', '//404', '/resources/404', '/resources/404.html',
    '/resources/404/', '/_not-found', '/_not-found/', '/index', '/index/', '/index.html', '/index.html/',
    '/index.htm', '/index.html?x=1', '/index?x=1', '//index.html', '/INDEX.html', '/.html', '/.html/', '/?', '/??',
    '/_next/', '/_next/static/', '/_next/static/chunks/', '/_next//static/', '/_next/static/nope.js',
    '/_next/static/nope.js/', '/_next/static/nope.html', '/_next/static/index.html', '/guides/', '/og/',
    '/illustrations/', '/resources/nope', '/resources/nope/', '/resources//nope', '/resources/nope.html',
    '/resources/nope/index.html', `/${'a'.repeat(300)}`, `/${'a'.repeat(300)}/`, `/${'a/'.repeat(3500)}`,
    `/${'a'.repeat(20_000)}`, `/contact?${'a'.repeat(20_000)}`, `/contact/?${'a'.repeat(4000)}`,
  ]; // oxfmt-ignore
  const besides = files.flatMap((file) => [
    `/${file}`,
    `//${file}`,
    `/${file}/`,
    `/.//${file}?x=1`,
  ]);
  return [...new Set([...away, ...doubled, ...outside, ...pages.flatMap(spellings), ...besides])];
}

export interface Answer {
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for an address as it is written, which `fetch` would put in order first. What is not HTTP has status 0. */
export function askRaw(
  port: number,
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const broken = () => resolve({ address, status: 0, headers: {}, body: Buffer.alloc(0) });
    const sent = request(
      { host: '127.0.0.1', port, path: address, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', broken);
        response.on('end', () =>
          resolve({
            address,
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', broken);
    sent.end();
  });
}

/** Whether an address is none: a byte that no path has, a broken code, a way out of the site, or too long. */
export function isRefused(address: string): boolean {
  const path = address.replace(/[?#].*/, '');
  if (address.length > 8000 || path.includes('%00')) return true;
  try {
    let depth = 0;
    for (const part of decodeURIComponent(path).split('/').filter(Boolean)) {
      if (part === '.') continue;
      depth += part === '..' ? -1 : 1;
      if (depth < 0) return true;
    }
    return false;
  } catch {
    return true; // not UTF-8, or no code at all
  }
}
