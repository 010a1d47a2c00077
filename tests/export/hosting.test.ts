import type { ChildProcess } from 'node:child_process';
import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { guides } from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { comingSoonPaths, routes } from '@/content/routes';
import { filesOf } from '@/lib/build/export';
import { folderIndexes } from '@/lib/build/steps/folder-indexes';
import { formerAddresses } from '@/lib/build/steps/former-addresses';
import { shell } from '../specification';
import { exportFolder } from '../support/export-folder';
import { OUT } from '../support/exports';
import { headersOfAll } from '../support/headers';
import { startNginx } from '../support/nginx';
import { NGINX_PORT, OTHER_NGINX_PORT } from '../support/ports';
import { renamed } from '../support/renamed';

const SITE = `http://127.0.0.1:${NGINX_PORT}`;
/** A file of ours whose name has no hash. */
const DRAWING = `/illustrations/hero-${landingPages[0]?.slug}.svg`;
const GUIDE = `/guides/${guides[0]?.id}.pdf`;
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${SITE}${path}`, { redirect: 'manual', ...init });

/** A folder for another nginx, which runs as nobody when root starts it. */
function servedFolder(files: Readonly<Record<string, string>>): string {
  const root = exportFolder(files);
  chmodSync(root, 0o755);
  return root;
}

let nginx: ChildProcess;
beforeAll(async () => {
  nginx = await startNginx(NGINX_PORT);
}, 180_000);
afterAll(() => {
  nginx.kill();
});

it('answers every page at its one address, to GET and to HEAD', async () => {
  expect(routes.length).toBeGreaterThan(20);
  for (const { path } of routes) {
    const got = await ask(path);
    expect([path, got.status, got.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await got.text()).toContain('<main');
    const head = await ask(path, { method: 'HEAD' });
    expect([path, head.status]).toEqual([path, 200]);
  }
});

it('redirects every other spelling of a page to that address, with its query', async () => {
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    for (const spelling of [`${path}/`, `${path}.html`, `${path}/index.html`]) {
      const response = await ask(`${spelling}?estimate=1`);
      expect([spelling, response.status, response.headers.get('location')]).toEqual([
        spelling,
        308,
        `${path}?estimate=1`,
      ]);
    }
  }
  for (const spelling of ['/index', '/index.html', '/index.html/', '//']) {
    const home = await ask(`${spelling}?estimate=1`);
    expect([spelling, home.status, home.headers.get('location')]).toEqual([
      spelling,
      308,
      '/?estimate=1',
    ]);
  }
});

it('answers 404 with the right page to what is not there', async () => {
  const missing = ['/nope', '/a/b/c', '/404', '/404.html', '/_not-found', '/og/'];
  for (const path of [...missing, ...comingSoonPaths.map((route) => route.path)]) {
    const response = await ask(path, { redirect: 'follow' });
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain(shell.pageNotFound);
  }
  const article = await ask('/resources/nope');
  expect(article.status).toBe(404);
  expect(await article.text()).toContain('noindex');
});

it('sends security headers with everything, faults too', async () => {
  for (const path of ['/', '/nope', '/robots.txt', DRAWING, GUIDE]) {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('server')).toBe('nginx');
  }
});

it('keeps hashed files for ever and asks for pages anew', async () => {
  const cached = async (path: string) => (await ask(path)).headers.get('cache-control');
  const hashed = filesOf(join(OUT, '_next/static')).filter((file) =>
    /\.(js|css|woff2)$/.test(file),
  );
  expect(hashed.length).toBeGreaterThan(10);
  for (const file of hashed)
    expect(await cached(`/_next/static/${file}`)).toBe('public, max-age=31536000, immutable');
  expect(await cached('/contact')).toBe('public, max-age=0, must-revalidate');
  expect(await cached(DRAWING)).toBe('public, max-age=86400');
  expect(await cached(GUIDE)).toBe('public, max-age=86400');
});

it('keeps the payloads of soft navigation out of the index, and nothing else', async () => {
  const payloads = filesOf(OUT).filter((file) => file.endsWith('.txt') && file !== 'robots.txt');
  expect(payloads.length).toBeGreaterThan(20);
  for (const file of payloads) {
    const { status, headers } = await ask(`/${file}`);
    expect([file, status, headers.get('x-robots-tag')]).toEqual([file, 200, 'noindex']);
    expect(headers.get('content-type')).toContain('text/plain');
  }
  for (const path of ['/', '/robots.txt', '/sitemap.xml'])
    expect((await ask(path)).headers.get('x-robots-tag')).toBeNull();
});

it.each([
  ['/sitemap.xml', /^text\/xml/],
  ['/resources/feed.xml', /^text\/xml/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/og/home.png', /^image\/png/],
  ['/icon.svg', /^image\/svg\+xml/],
  ['/favicon.ico', /^image\//],
  [GUIDE, /^application\/pdf$/],
  ['/resources/search.json', /^application\/json/],
])('sends %s with its type', async (path, type) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
});

it('opens guides in the browser, and leaves saving to the link', async () => {
  expect((await ask(GUIDE)).headers.get('content-disposition')).toBe('inline');
  expect((await ask('/')).headers.get('content-disposition')).toBeNull();
  expect((await ask('/guides/nope.pdf')).headers.get('content-disposition')).toBeNull();
});

it('compresses text', async () => {
  for (const path of ['/', '/resources/search.json', '/sitemap.xml', GUIDE]) {
    const { headers } = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  }
});

it('takes no version of a page for another one, though their sizes and times are the same', async () => {
  const root = servedFolder({ 'index.html': '<p>one</p>' });
  const page = join(root, 'index.html');
  const time = new Date('2026-01-31T00:00:00Z');
  utimesSync(page, time, time);
  const other = await startNginx(OTHER_NGINX_PORT, root);
  try {
    const address = `http://127.0.0.1:${OTHER_NGINX_PORT}/`;
    const before = await fetch(address);
    expect(await before.text()).toBe('<p>one</p>');
    writeFileSync(page, '<p>two</p>');
    utimesSync(page, time, time);
    const etag = before.headers.get('etag');
    const headers = {
      'If-Modified-Since': time.toUTCString(),
      ...(etag !== null && { 'If-None-Match': etag }),
    };
    const after = await fetch(address, { headers });
    expect([after.status, await after.text()]).toEqual([200, '<p>two</p>']);
  } finally {
    other.kill();
  }
});

it('sends the compressed file that lies beside a file, and to nobody who did not ask for that', async () => {
  const root = servedFolder({ 'index.html': '<p>home</p>', 'contact.html': '<p>plain</p>' });
  writeFileSync(join(root, 'contact.html.gz'), gzipSync('<p>beside</p>'));
  const other = await startNginx(OTHER_NGINX_PORT, root);
  try {
    const address = `http://127.0.0.1:${OTHER_NGINX_PORT}/contact`;
    const packed = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(await packed.text()).toBe('<p>beside</p>');
    expect(packed.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
    expect(await plain.text()).toBe('<p>plain</p>');
    expect((await fetch(`${address}.html.gz`)).status).toBe(404);
  } finally {
    other.kill();
  }
});

it('keeps the parts of a large library’s search for ever, compressed, and a missing one not at all', async () => {
  const part = '/_next/static/search/0123456789abcdef.json';
  const text = JSON.stringify(['a body of an article '.repeat(50)]);
  const other = await startNginx(
    OTHER_NGINX_PORT,
    servedFolder({ 'index.html': '<p>home</p>', [part]: text }),
  );
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${OTHER_NGINX_PORT}${path}`);
    const found = await get(part);
    expect(await found.text()).toBe(text);
    expect(found.headers.get('content-type')).toMatch(/^application\/json/);
    expect(found.headers.get('content-encoding')).toBe('gzip');
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await get(part.replace('0', 'f'));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  } finally {
    other.kill();
  }
});

it('sends on from where an article stood before, in any spelling, with the query', async () => {
  const root = servedFolder({ ...renamed, 'index.html': '<p>home</p>' });
  formerAddresses(root);
  folderIndexes(root);
  const other = await startNginx(OTHER_NGINX_PORT, root);
  const site = `http://127.0.0.1:${OTHER_NGINX_PORT}`;
  const asked = async (path: string) => {
    const { status, headers } = await fetch(`${site}${path}`, { redirect: 'manual' });
    return [path, status, headers.get('location')];
  };
  try {
    for (const id of ['first', 'second']) {
      const before = `/resources/${id}`;
      for (const path of [
        before,
        `${before}/`,
        `${before}.html`,
        `${before}/index.html`,
        `/${before}`,
      ])
        expect(await asked(`${path}?q=1`)).toEqual([`${path}?q=1`, 308, '/resources/now?q=1']);
    }
    expect(await asked('/resources/now')).toEqual(['/resources/now', 200, null]);
    for (const path of ['/_redirects', '/_redirects.map', '/resources/third'])
      expect(await asked(path)).toEqual([path, 404, null]);
  } finally {
    other.kill();
  }
});

it('names the rules for prepared pages, and sends them in the type that browsers take', async () => {
  const file = '/speculation-rules.json';
  expect((await ask('/contact')).headers.get('speculation-rules')).toBe(`"${file}"`);
  const response = await ask(file);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(await response.json()).toEqual(JSON.parse(readFileSync(join(OUT, file), 'utf8')));
  expect(readFileSync(join(OUT, '_headers'), 'utf8')).toContain(
    `${file}\n  Content-Type: application/speculationrules+json`,
  );
});

it('says the same in the _headers file of hosts that read one', async () => {
  const rules = readFileSync(join(OUT, '_headers'), 'utf8');
  const everywhere = headersOfAll();
  expect(everywhere.length).toBeGreaterThan(5);
  const { headers } = await ask('/');
  for (const [name, value] of everywhere) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(rules).toContain(
    '/guides/*\n  Cache-Control: public, max-age=86400\n  Content-Disposition: inline',
  );
  expect(rules).toContain('/*.txt\n  X-Robots-Tag: noindex');
  expect(rules).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable');
});
