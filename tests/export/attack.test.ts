import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { guides } from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { filesOf, pagesOf } from '@/lib/build/export';
import { pathsWithoutPage } from '../specification';
import { askRaw, attacks, isRefused, type Answer } from '../support/attacks';
import { OUT } from '../support/exports';
import { headersOfAll } from '../support/headers';
import { startNginx } from '../support/nginx';
import { ATTACKED_NGINX_PORT, ATTACKED_SERVE_PORT } from '../support/ports';
import { startServe } from '../support/server';

const files = filesOf(OUT).filter((file) => !/\.html$|^_headers$|^_versions\.map$/.test(file));
const sheet = files.find((file) => file.endsWith('.css')) ?? '';
/** Address → its bytes: one address for every page and file. */
const own = new Map<string, string>([
  ...files.map((file) => [`/${file}`, file] as const),
  ...pagesOf(OUT).map((page) => [`/${page.replace(/(?:^index)?\.html$/, '')}`, page] as const),
]);
const notFoundPages = ['404.html', 'resources/404.html'].map((file) =>
  readFileSync(join(OUT, file), 'utf8'),
);
const list = attacks(
  ['/contact', `/services/${landingPages[0]?.slug}`, '/resources'],
  [sheet, 'icon.svg', 'contact.txt', 'resources/search.json', `guides/${guides[0]?.id}.pdf`],
);

/** Where a browser goes that is sent on by an answer. */
const target = ({ address, headers }: Answer) =>
  new URL(headers.location ?? '', new URL(`https://site.example${address.replace(/^\/+/, '/')}`));
const isShown = ({ status }: Answer) => status === 200;
/** The bytes of an answer are those of a file of the export. */
const isOurs = ({ body }: Answer, file: string | undefined) =>
  file !== undefined && body.equals(readFileSync(join(OUT, file)));

it('attacks with some hundred addresses', () => {
  expect(list.length).toBeGreaterThan(400);
  expect(own.size).toBeGreaterThan(200);
  expect(own.get('/')).toBe('index.html');
  expect(sheet).not.toBe('');
});

describe('nginx with our configuration', () => {
  let nginx: ChildProcess;
  let answers: Answer[];
  const ask = (address: string, more?: Parameters<typeof askRaw>[2]) =>
    askRaw(ATTACKED_NGINX_PORT, address, more);
  beforeAll(async () => {
    nginx = await startNginx(ATTACKED_NGINX_PORT);
    answers = [];
    for (const address of list) answers.push(await ask(address));
  }, 180_000);
  afterAll(() => {
    nginx.kill();
  });

  it('answers with a page at its own address, a redirect, 404, or refuses what is no address', () => {
    const strays = answers.filter((answer) => {
      const { address, status, body } = answer;
      if (status === 200) return !isOurs(answer, own.get(address.replace(/\?.*/, '')));
      const isStrange = !notFoundPages.includes(String(body));
      if (status === 404) return isStrange;
      if (status === 400) return isStrange || !isRefused(address);
      return isRefused(address) ? status !== 414 : status !== 308;
    });
    expect(strays.map(({ address, status }) => [status, address])).toEqual([]);
    for (const status of [200, 308, 400, 404, 414])
      expect([status, answers.some((answer) => answer.status === status)]).toEqual([status, true]);
  });

  it('sends nobody to another site, and all with their query to a page or file of ours', async () => {
    const sent = answers.filter(({ headers }) => headers.location !== undefined);
    expect(sent.length).toBeGreaterThan(50);
    for (const answer of sent) {
      const { address, status, headers } = answer;
      expect([address, status, headers.location]).toEqual([
        address,
        308,
        expect.stringMatching(/^\/(?:[\w.$-]+\/)*[\w.$-]*(?:\?[!-~]*)?$/),
      ]);
      const { origin, pathname, search } = target(answer);
      expect([address, origin, own.has(pathname)]).toEqual([address, 'https://site.example', true]);
      expect([address, search]).toEqual([address, /\?.+/.exec(address)?.[0] ?? '']);
    }
  });

  it('sends the headers with every answer', () => {
    const wanted = headersOfAll();
    expect(wanted.length).toBeGreaterThan(5);
    for (const { address, headers } of answers) {
      const got = wanted.map(([name]) => [name, headers[name.toLowerCase()]]);
      expect([address, ...got]).toEqual([address, ...wanted]);
    }
  });

  it('lets no cache keep anything but what was there', () => {
    for (const answer of answers) {
      const { address, status, headers } = answer;
      const lasting = /max-age=[1-9]/.test(headers['cache-control'] ?? 'max-age=1');
      expect([address, lasting && !isShown(answer)]).toEqual([address, false]);
      if (status >= 400) expect([address, headers['cache-control']]).toEqual([address, 'no-store']);
    }
  });

  it.each<[string, Parameters<typeof askRaw>[2], number]>([
    ['a header that is too long', { headers: { 'X-Long': 'a'.repeat(40_000) } }, 400],
    ['a method of forms', { method: 'POST' }, 405],
    ['a method that changes files', { method: 'DELETE' }, 405],
    ['a range that is not there', { headers: { Range: 'bytes=99999999-' } }, 200],
    ['a version that never was', { headers: { 'If-Match': '"never"' } }, 412],
    [
      'a version of long ago',
      { headers: { 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' } },
      412,
    ],
    ['a length that is none', { headers: { 'Content-Length': 'x' } }, 400],
  ])('keeps no answer to %s, asked of a file that lasts', async (_, more, expected) => {
    const answer = await ask(`/${sheet}`, more);
    const { status, headers } = answer;
    expect([status, headers['cache-control']]).toEqual([
      expected,
      isShown(answer) ? 'public, max-age=31536000, immutable' : 'no-store',
    ]);
    for (const [name, value] of headersOfAll())
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  it.each(['GET /contact HTTP/1.1', 'GET /contact HTTP/9.9', 'NONSENSE', 'GET //host\\x HTTP/1.1'])(
    'keeps no answer to the request %j alone, and sends the headers with it',
    async (line) => {
      const text = await new Promise<string>((resolve, reject) => {
        const socket = connect(ATTACKED_NGINX_PORT, '127.0.0.1');
        const parts: Buffer[] = [];
        socket.on('data', (part) => parts.push(part));
        socket.on('end', () => resolve(String(Buffer.concat(parts))));
        socket.on('error', reject);
        socket.write(`${line}\r\n\r\n`);
      });
      expect(text).toMatch(/^HTTP\/1\.1 (?:400|505) /);
      expect(text).toContain('\r\nCache-Control: no-store\r\n');
      for (const [name, value] of headersOfAll())
        expect(text).toContain(`\r\n${name}: ${value}\r\n`);
    },
  );
});

describe('npm start', () => {
  let server: ChildProcess;
  let answers: Answer[];
  const ask = (address: string) => askRaw(ATTACKED_SERVE_PORT, address);
  beforeAll(async () => {
    server = await startServe(ATTACKED_SERVE_PORT, OUT);
    answers = [];
    for (const address of list) answers.push(await ask(address));
  }, 180_000);
  afterAll(() => {
    server.kill();
  });

  it('answers with a page or file, a redirect, 404, or refuses what is no address', () => {
    const known = [...own.values(), '_headers', '_versions.map'].map((file) =>
      readFileSync(join(OUT, file)),
    );
    const strays = answers.filter(({ address, status, body }) => {
      if (status === 200) return !known.some((bytes) => bytes.equals(body));
      if (status === 404) return !notFoundPages.includes(String(body));
      return isRefused(address) ? ![301, 400, 431].includes(status) : status !== 301;
    });
    expect(strays.map(({ address, status }) => [status, address])).toEqual([]);
  });

  it('sends nobody to another site', () => {
    const sent = answers.filter(({ headers }) => headers.location !== undefined);
    expect(sent.length).toBeGreaterThan(50);
    for (const answer of sent) {
      expect([answer.address, answer.headers.location]).toEqual([
        answer.address,
        expect.stringMatching(/^\/(?![/\\])[!-[\]-~]*$/),
      ]);
      expect([answer.address, target(answer).origin]).toEqual([
        answer.address,
        'https://site.example',
      ]);
    }
  });

  it('sends the headers with every page and every 404, and lets no cache keep an error', () => {
    const wanted = headersOfAll();
    for (const answer of answers) {
      const { address, status, headers } = answer;
      expect([address, headers['cache-control'] ?? '']).toEqual([
        address,
        isShown(answer) && isOurs(answer, sheet)
          ? 'public, max-age=31536000, immutable'
          : expect.stringMatching(/^(?:public, max-age=0, must-revalidate)?$/),
      ]);
      if (status !== 200 && status !== 404) continue;
      const got = wanted.map(([name]) => [name, headers[name.toLowerCase()]]);
      expect([address, ...got]).toEqual([address, ...wanted]);
    }
  });

  it('marks no versions: it would never close a file that it found unchanged', () => {
    const marked = answers.filter(({ headers }) => headers.etag !== undefined);
    expect(marked.map(({ address }) => address)).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.start).toContain('serve --no-etag ');
  });

  it('has no page at the address of the page that says there is none', async () => {
    for (const address of ['/404', '/resources/404', '/%34%30%34'])
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
  });

  it.each([...pathsWithoutPage, '/nope', '/services/nope', '/a/b/c', '/r%C3%A9sum%C3%A9'])(
    'answers 404 to %s, where nothing is',
    async (address) => {
      const { status, body } = await ask(address);
      expect([status, String(body)]).toEqual([404, notFoundPages[0]]);
    },
  );
});
