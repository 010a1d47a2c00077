import type { ChildProcess } from 'node:child_process';
import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { guides } from '@/content/guides';
import { comingSoonPaths, routes } from '@/content/routes';
import { filesOf } from '@/lib/build/export';
import { folderIndexes } from '@/lib/build/steps/folder-indexes';
import { formerAddresses } from '@/lib/build/steps/former-addresses';
import { guideVersions } from '@/lib/build/steps/guide-versions';
import { shell } from '../specification';
import { askRaw } from '../support/attacks';
import { OUT } from '../support/exports';
import { folderOf } from '../support/folder';
import { headersOf, headersOfAll, PAGE_HEADERS } from '../support/headers';
import { startNginx } from '../support/nginx';
import { NGINX_PORT, OTHER_NGINX_PORT } from '../support/ports';
import { formerIds, renamed } from '../support/renamed';
import { stop } from '../support/server';

const SITE = `http://127.0.0.1:${NGINX_PORT}`;
/** A file of ours whose name has no hash. */
const DRAWING = '/illustrations/services.svg';
const GUIDE = `/guides/${guides[0]?.id}.pdf`;
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${SITE}${path}`, { redirect: 'manual', ...init });

/** A folder for another nginx, which runs as nobody when root starts it. */
function servedFolder(files: Readonly<Record<string, string>>): string {
  const root = folderOf(files);
  chmodSync(root, 0o755);
  return root;
}

/** The head of the answer to a request by HTTP/1.0. */
async function askOld(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = connect(NGINX_PORT, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.0\r\n${lines.join('')}\r\n`);
  const [head = ''] = (await buffer(socket)).toString('latin1').split('\r\n\r\n');
  return head.replaceAll('\r', '');
}

let nginx: ChildProcess;
beforeAll(async () => {
  nginx = await startNginx(NGINX_PORT);
}, 180_000);
afterAll(() => stop(nginx));

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
  const missing = [
    '/nope',
    '/services/nope',
    '/a/b/c',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/résumé',
    '/404',
    '/404.html',
    '/_not-found',
    '/og/',
  ];
  for (const path of [...missing, ...comingSoonPaths.map((route) => route.path)]) {
    const response = await ask(path, { redirect: 'follow' });
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain(shell.pageNotFound);
  }
  const article = await ask('/resources/nope');
  expect(article.status).toBe(404);
  expect(await article.text()).toContain('noindex');
});

it('takes for the headers of a page what its weight leaves them', async () => {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get({ port: NGINX_PORT, path: '/contact', headers: { 'accept-encoding': 'gzip' } }, resolve),
  );
  answer.resume();
  const lines = answer.rawHeaders.map((part, place) => `${part}${place % 2 === 0 ? ': ' : '\r\n'}`);
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`).toHaveLength(PAGE_HEADERS);
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
  const cached = async (path: string) =>
    (await ask(path, { method: 'HEAD' })).headers.get('cache-control');
  const hashed = filesOf(join(OUT, '_next/static')).filter((file) =>
    /\.(js|css|woff2)$/.test(file),
  );
  expect(hashed.length).toBeGreaterThan(10);
  for (const file of hashed)
    expect(await cached(`/_next/static/${file}`)).toBe('public, max-age=31536000, immutable');
  expect(await cached('/contact')).toBe('public, max-age=0, must-revalidate');
  expect(await cached(GUIDE)).toBe('public, max-age=86400');
  expect(await cached('/icon.svg')).toBe('public, max-age=86400');
});

it('lets nobody have an answer without a body kept in place of a file', async () => {
  const [hashed] = filesOf(join(OUT, '_next/static')).filter((file) => file.endsWith('.css'));
  for (const path of [`/_next/static/${hashed}`, DRAWING, '/icon.svg', '/contact']) {
    const { status, headers } = await ask(path, { headers: { 'If-None-Match': '*' } });
    expect([path, status, headers.get('cache-control')]).toEqual([path, 304, 'no-store']);
  }
});

it('asks after ten minutes for drawings and icons, which a new page may need more of', async () => {
  for (const path of [DRAWING, '/icons.svg']) {
    const { headers } = await ask(path, { method: 'HEAD' });
    expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=600']);
  }
});

it('keeps the payloads of soft navigation and the data of scripts out of the index, and nothing else', async () => {
  const files = filesOf(OUT).filter((file) => file !== 'robots.txt');
  const payloads = files.filter((file) => file.endsWith('.txt'));
  const data = files.filter((file) => file.endsWith('.json'));
  expect(payloads.length).toBeGreaterThan(20);
  expect(data).toEqual(expect.arrayContaining(['resources/search.json', 'contact/prefills.json']));
  for (const file of [...payloads, ...data]) {
    const { status, headers } = await ask(`/${file}`, { method: 'HEAD' });
    expect([file, status, headers.get('x-robots-tag')]).toEqual([file, 200, 'noindex']);
    expect(headers.get('content-type')).toMatch(file.endsWith('.txt') ? /^text\/plain/ : /json/);
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

it('compresses text for a proxy, which asks by HTTP/1.0 or says that it passes on', async () => {
  const accepted = { 'Accept-Encoding': 'gzip' };
  for (const path of ['/contact', '/resources/search.json', GUIDE]) {
    const { headers } = await askRaw(NGINX_PORT, path, { headers: { ...accepted, Via: '1.1 a' } });
    expect([path, headers['content-encoding'], headers.vary]).toEqual([
      path,
      'gzip',
      'Accept-Encoding',
    ]);
    const answer = await askOld(path, accepted);
    expect([path, answer.match(/^(?:Content-Encoding|Vary): .*$/gm)]).toEqual([
      path,
      ['Vary: Accept-Encoding', 'Content-Encoding: gzip'],
    ]);
  }
});

it('serves a proof of ownership at the very address that is asked for, and no page there', async () => {
  const proofs = ['/google0123456789abcdef.html', '/pinterest-0a1b2.html'];
  const root = servedFolder({
    'index.html': '<p>home</p>',
    'contact.html': '<p>contact</p>',
    ...Object.fromEntries(proofs.map((path) => [path, path])),
  });
  const other = await startNginx(OTHER_NGINX_PORT, root);
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${OTHER_NGINX_PORT}${path}`, { redirect: 'manual' });
  try {
    for (const path of proofs) {
      const proof = await get(path);
      expect([proof.status, await proof.text()]).toEqual([200, path]);
    }
    expect((await get('/contact.html')).headers.get('location')).toBe('/contact');
  } finally {
    await stop(other);
  }
});

it('sends all of a page, whatever part or version of it is asked for', async () => {
  const path = '/contact';
  const bytes = readFileSync(join(OUT, 'contact.html'));
  const whole = await askRaw(NGINX_PORT, path);
  expect([whole.status, whole.body.equals(bytes)]).toEqual([200, true]);
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range'])
    expect([name, whole.headers[name]]).toEqual([name, undefined]);
  const now = new Date().toUTCString();
  const asked: ReadonlyArray<Record<string, string>> = [
    { Range: 'bytes=0-99' },
    { Range: 'bytes=-100' },
    { Range: 'bytes=0-9,20-29' },
    { Range: `bytes=${bytes.length}-` },
    { Range: 'bytes=9-1' },
    { Range: 'bytes=0-99', 'If-Range': now },
    { Range: 'bytes=0-99', 'If-Range': '"another"' },
    { 'If-Modified-Since': now },
    { 'If-None-Match': '"another"' },
    { 'If-None-Match': '"another"', 'If-Modified-Since': now },
  ];
  for (const headers of asked) {
    const got = await askRaw(NGINX_PORT, path, { headers });
    expect([headers, got.status, got.body.equals(bytes)]).toEqual([headers, 200, true]);
    expect({ ...got.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    const head = await askRaw(NGINX_PORT, path, { method: 'HEAD', headers });
    expect([headers, head.status, head.body.length]).toEqual([headers, 200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  }
  // Only if there is none; only if it is that very one.
  for (const [status, headers] of [
    [304, { 'If-None-Match': '*' }],
    [412, { 'If-Match': '"another"' }],
  ] as const)
    expect([headers, (await askRaw(NGINX_PORT, path, { headers })).status]).toEqual([
      headers,
      status,
    ]);
});

const FILES = [
  [GUIDE, { 'Accept-Encoding': 'identity' }, undefined],
  [GUIDE, { 'Accept-Encoding': 'gzip' }, 'gzip'],
  ['/guides/financial-roi.xlsx', {}, undefined],
] as const;

it.each(FILES)(
  'says that %s %j is not modified, to who has it',
  async (path, accepted, encoding) => {
    const get = (headers: Record<string, string>, method = 'GET') =>
      askRaw(NGINX_PORT, path, { method, headers: { ...accepted, ...headers } });
    const whole = await get({});
    expect([whole.status, whole.headers['content-encoding']]).toEqual([200, encoding]);
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^(?:W\/)?"[0-9a-f]{16}"$/);
    for (const known of [etag, `"another", ${etag}`, `${etag}, "another"`, `W/"another",${etag}`]) {
      for (const method of ['GET', 'HEAD']) {
        const { status, body, headers } = await get({ 'If-None-Match': known }, method);
        expect([known, status, body.length, headers.etag]).toEqual([known, 304, 0, etag]);
        for (const name of ['cache-control', 'vary', 'x-content-type-options'])
          expect([name, headers[name]]).toEqual([name, whole.headers[name]]);
      }
    }
    for (const other of [
      '"another"',
      etag.replace(/[0-9a-f]"$/, (end) => (end === '0"' ? '1"' : '0"')),
      etag.replaceAll('"', ''),
    ]) {
      const { status, body } = await get({ 'If-None-Match': other });
      expect([other, status, body.equals(whole.body)]).toEqual([other, 200, true]);
    }
    // No date is a version. And: only if there is none; only if it is one that nginx has made.
    expect((await get({ 'If-Modified-Since': new Date().toUTCString() })).status).toBe(200);
    expect((await get({ 'If-None-Match': '*' })).status).toBe(304);
    for (const mark of ['"another"', etag])
      expect([mark, (await get({ 'If-Match': mark })).status]).toEqual([mark, 412]);
  },
);

it('sends the parts of a guide, and none beside parts of another version', async () => {
  const bytes = readFileSync(join(OUT, GUIDE));
  const get = (headers: Record<string, string>, method = 'GET') =>
    askRaw(NGINX_PORT, GUIDE, { method, headers });
  const whole = await get({});
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const { length } = bytes;
  const ways: ReadonlyArray<Record<string, string>> = [
    {},
    { 'If-Range': String(whole.headers.etag) },
  ];
  for (const [range, from, to] of [
    ['0-99', 0, 100],
    ['-100', length - 100, length],
    [`${length - 1}-`, length - 1, length],
  ] as const) {
    for (const way of ways) {
      const { status, body, headers } = await get({ Range: `bytes=${range}`, ...way });
      expect([range, status, body.equals(bytes.subarray(from, to))]).toEqual([range, 206, true]);
      expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${length}`);
      expect(headers.etag).toBe(whole.headers.etag);
      expect(headers['content-disposition']).toBe('inline');
      expect(headers['cache-control']).toBe('no-store');
    }
  }
  const several = await get({ Range: 'bytes=0-9,20-29' });
  expect([several.status, several.headers['content-type']]).toEqual([
    206,
    expect.stringMatching(/^multipart\/byteranges/),
  ]);
  expect(several.body.includes(bytes.subarray(20, 30))).toBe(true);
  for (const range of [`${length}-`, '9-1']) {
    const { status, headers } = await get({ Range: `bytes=${range}` });
    // nginx says it twice: what becomes an error comes by its headers once more.
    const kept = headers['cache-control']?.replaceAll(/no-store(?:, )?/g, '');
    expect([range, status, kept]).toEqual([range, 416, '']);
  }
  const now = new Date().toUTCString();
  for (const version of ['"another"', now]) {
    const { status, body } = await get({ Range: 'bytes=0-99', 'If-Range': version });
    expect([version, status, body.equals(bytes)]).toEqual([version, 200, true]);
  }
  // The parts of what is compressed for the request are of no use: it comes whole.
  const packed = await get({ Range: 'bytes=0-99', 'Accept-Encoding': 'gzip' });
  expect([packed.status, packed.headers['accept-ranges']]).toEqual([200, undefined]);
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
    await stop(other);
  }
});

it('sends the compressed file that lies beside a file, to whoever asked for its kind', async () => {
  const contact = '<p>plain</p>'.repeat(90);
  const guide = '%PDF-1.7 plain '.repeat(90);
  const root = servedFolder({
    'index.html': '<p>home</p>',
    'contact.html': contact,
    'guides/a.pdf': guide,
    'guides/a b.pdf': guide,
  });
  // Other words than the file has, or one could not tell that they were not compressed for the request.
  for (const file of ['contact.html', 'guides/a.pdf']) {
    writeFileSync(join(root, `${file}.gz`), gzipSync('gzip'));
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(Buffer.from('brotli')));
  }
  guideVersions(root);
  const other = await startNginx(OTHER_NGINX_PORT, root, { brotli: true });
  try {
    const get = (path: string, accepted: string, method = 'GET') =>
      askRaw(OTHER_NGINX_PORT, path, { method, headers: { 'Accept-Encoding': accepted } });
    for (const [path, text, type] of [
      ['/contact', contact, 'text/html; charset=utf-8'],
      ['/guides/a.pdf', guide, 'application/pdf'],
    ] as const) {
      for (const [accepted, encoding, body] of [
        ['gzip, deflate, br, zstd', 'br', brotliCompressSync(Buffer.from('brotli'))],
        ['gzip, deflate', 'gzip', gzipSync('gzip')],
        ['gzip, br;q=0', 'gzip', gzipSync('gzip')],
        ['identity', undefined, Buffer.from(text)],
      ] as const) {
        const got = await get(path, accepted);
        const { status, headers } = got;
        expect([path, accepted, status, headers['content-encoding'], got.body]).toEqual([
          path,
          accepted,
          200,
          encoding,
          body,
        ]);
        expect(headers['content-type']).toBe(type);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(headers['content-length']).toBe(String(body.length));
        // Each is a version of its own, and none that is compressed comes in parts.
        const mark = encoding === undefined ? '' : `-${encoding}`;
        expect(headers.etag).toEqual(
          path === '/contact' ? undefined : expect.stringMatching(`^"[0-9a-f]{16}${mark}"$`),
        );
        if (headers.etag !== undefined) {
          const known = { 'Accept-Encoding': accepted, 'If-None-Match': String(headers.etag) };
          const again = await askRaw(OTHER_NGINX_PORT, path, { headers: known });
          expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
        }
        const part = { 'Accept-Encoding': accepted, Range: 'bytes=0-1' };
        expect((await askRaw(OTHER_NGINX_PORT, path, { headers: part })).status).toBe(
          path === '/contact' || encoding !== undefined ? 200 : 206,
        );
        const head = await get(path, accepted, 'HEAD');
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
      }
    }
    // No mark can stand for a name of two words: of such a guide there are no parts.
    const headers = { 'Accept-Encoding': 'identity', Range: 'bytes=0-1' };
    const unmarked = await askRaw(OTHER_NGINX_PORT, '/guides/a%20b.pdf', { headers });
    expect([unmarked.status, unmarked.headers.etag, unmarked.body.length]).toEqual([
      200,
      undefined,
      guide.length,
    ]);
    for (const copy of ['/contact.html.gz', '/contact.html.br', '/guides/a.pdf.br'])
      expect([copy, (await get(copy, 'identity')).status]).toEqual([copy, 404]);
  } finally {
    await stop(other);
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
    await stop(other);
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
    for (const id of formerIds) {
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
    for (const path of ['/_redirects', '/_redirects.map', '/_versions.map', '/resources/third'])
      expect(await asked(path)).toEqual([path, 404, null]);
  } finally {
    await stop(other);
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
  expect(readFileSync(join(OUT, '_headers'))).toEqual(readFileSync('public/_headers'));
  const everywhere = headersOfAll();
  expect(everywhere.length).toBeGreaterThan(5);
  const { headers } = await ask('/');
  for (const [name, value] of everywhere) expect([name, headers.get(name)]).toEqual([name, value]);
});

it('gives every file the same rules in both', async () => {
  const files = filesOf(OUT).filter(
    (file) => !/\.html$|^_(?:headers|redirects)$|^_\w+\.map$|^robots\.txt$/.test(file),
  );
  // What this export happens to have none of.
  const others = ['_next/static/search/0123456789abcdef.json', 'photographs/our-office.jpg'];
  const other = await startNginx(
    OTHER_NGINX_PORT,
    servedFolder(Object.fromEntries(['index.html', ...others].map((name) => [name, name]))),
  );
  try {
    for (const [port, file] of [
      ...others.map((name) => [OTHER_NGINX_PORT, name] as const),
      ...files.map((name) => [NGINX_PORT, name] as const),
    ]) {
      const { status, headers } = await askRaw(port, `/${file}`, { method: 'HEAD' });
      expect([file, status]).toEqual([file, 200]);
      const own = headersOf(`/${file}`);
      // What such hosts send with a file that no rule names.
      expect([file, headers['cache-control']]).toEqual([
        file,
        own['cache-control'] ?? 'public, max-age=0, must-revalidate',
      ]);
      for (const name of ['content-disposition', 'x-robots-tag'])
        expect([file, name, headers[name]]).toEqual([file, name, own[name]]);
    }
  } finally {
    await stop(other);
  }
});
