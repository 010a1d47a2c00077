import { createServer, type Server, type ServerResponse } from 'node:http';
import { home } from '../../content/pages/home';
import { routes } from '../../content/routes';
import { articlePath } from '../../lib/articles/facts';
import { isOwn } from '../../lib/photos';
import { newestArticle } from '../support/library';
import {
  gate,
  hydrated,
  idle,
  requestsOf,
  risen,
  scrollThrough,
  watchRest,
  watchShifts,
} from '../support/page';
import { gradientPng } from '../support/png';
import { ENDPOINT_SITE_PORT, PHOTO_PORT, TEST_PHOTO_HOST } from '../support/ports';
import { expect, test, visit, type Locator, type Page } from '../support/test';

// One server for the whole file: its tests run one after the other, and one fault hides no other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${ENDPOINT_SITE_PORT}` });

type Answer = (response: ServerResponse) => void;
const photograph = gradientPng(640, 400);
const good: Answer = (response) =>
  response
    .writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'image/png' })
    .end(photograph);
let answer: Answer = good;
let server: Server;

test.beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(PHOTO_PORT, '127.0.0.1', resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Photographs that this page asks for, from now on: other tests' pages have the same host. */
function photographsOf(page: Page): () => string[] {
  const asked = requestsOf(page, 'image');
  return () => asked.filter((url) => url.startsWith(TEST_PHOTO_HOST));
}

/** Photographs of the stock host: one of our own, which comes with the page, has no other widths. */
const ofHost = (within: Locator) => within.locator('.photo:has(img[srcset])');
if (home.industries.items.every(({ picture }) => isOwn(picture.id)))
  throw new Error('no photograph of the stock host stands on the home page');
const card = (page: Page) => ofHost(page.locator('#industries')).first();

/** Waits until a photograph has brought its pixels. */
const arrives = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

/** Waits until the drawing under the card's photograph is there: it is a file of its own. */
const drawn = (page: Page) =>
  expect
    .poll(() =>
      card(page)
        .locator('use')
        .evaluate((use: SVGUseElement) => use.getBBox().width),
    )
    .toBeGreaterThan(0);

/** Waits until the card's photograph is known to be none. */
const fails = (page: Page) =>
  expect
    .poll(() =>
      card(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0),
    )
    .toBe(true);

/** Puts a clear picture in place of the photographs: what is seen then is the drawing and nothing else. */
const showDrawingsOnly = (page: Page) =>
  page.locator('.photo img[srcset]').evaluateAll((images) => {
    for (const image of images as HTMLImageElement[]) {
      image.srcset = '';
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    }
  });

test('asks the host for the widths that the layout needs, below the fold only when they come near', async ({
  page,
}) => {
  answer = good;
  const asked = photographsOf(page);
  await page.goto('/');
  await hydrated(page);
  expect(asked()).toEqual([]);
  await card(page).scrollIntoViewIfNeeded();
  await arrives(card(page).locator('img'));
  expect(asked()[0]?.slice(TEST_PHOTO_HOST.length)).toMatch(
    /^\/photo-[\w-]+\?w=\d+&h=\d+&q=\d+&fit=crop(&crop=\w+)?&auto=format$/,
  );
  await expect(card(page).locator('img')).toHaveCSS('filter', /duotone-dark/);
});

test('an article’s photograph is asked for at once, with high priority', async ({ page }) => {
  answer = good;
  await page.goto(articlePath(newestArticle().id));
  const image = page.locator('article img').first();
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).toHaveAttribute('loading', 'eager');
  await arrives(image);
});

test('a slow host: the drawing shows meanwhile, and the photograph takes its place', async ({
  page,
}) => {
  const { open, opened } = gate();
  answer = (response) => void opened.then(() => good(response));
  const asked = photographsOf(page);
  await page.goto('/');
  await hydrated(page);
  await risen(page); // before, the card is not to be seen
  await card(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  await drawn(page);
  await expect(card(page).locator('svg')).toBeVisible();
  const meanwhile = await card(page).screenshot();
  open();
  await arrives(card(page).locator('img'));
  await expect
    .poll(async () => Buffer.compare(await card(page).screenshot(), meanwhile))
    .not.toBe(0);
});

const broken: ReadonlyArray<[string, Answer]> = [
  ['answers 404', (response) => response.writeHead(404).end('no')],
  [
    'sends garbage',
    (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('not a picture'),
  ],
  ['drops the connection', (response) => response.destroy()],
];
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    for (const [name, reply] of broken) {
      test(`a host that ${name}: the drawing stays as if nothing had been asked`, async ({
        page,
      }) => {
        answer = reply;
        const asked = photographsOf(page);
        const shifts = javaScriptEnabled && (await watchShifts(page));
        await page.goto('/');
        await card(page).scrollIntoViewIfNeeded();
        await expect.poll(() => asked().length).toBeGreaterThan(0);
        await drawn(page);
        await fails(page);
        if (shifts) {
          await expect(card(page).locator('img')).toBeHidden();
          await expect(card(page).locator('svg')).toBeVisible();
          expect(await shifts()).toEqual([]);
          return;
        }
        // A page may still be drawn in steps, before and after: what it settles on counts.
        let failed = await card(page).screenshot();
        await expect
          .poll(async () => failed.equals((failed = await card(page).screenshot())))
          .toBe(true);
        await showDrawingsOnly(page);
        await expect
          .poll(async () => Buffer.compare(await card(page).screenshot(), failed))
          .toBe(0);
      });
    }
  });
}

test('a blocked host: the drawing stays', async ({ page }) => {
  await page.route(`**://127.0.0.1:${PHOTO_PORT}/**`, (route) => route.abort('blockedbyclient'));
  const shifts = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  await card(page).scrollIntoViewIfNeeded();
  await expect(card(page).locator('img')).toBeHidden();
  await expect(card(page).locator('svg')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

for (const { path } of routes) {
  visit(`${path}: nothing moves while photographs and the font arrive late`, async ({ page }) => {
    const { open, opened } = gate();
    const photographs = photographsOf(page);
    const fonts = requestsOf(page, 'font');
    await page.route('**/*.woff2', async (route) => {
      await opened;
      await route.continue();
    });
    answer = (response) => void opened.then(() => good(response));
    const shifts = await watchShifts(page);
    const rests = watchRest(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await scrollThrough(page);
    // Only what moves on the screen counts: they arrive where a photograph is on it.
    const all = page.locator('.photo');
    const late = ofHost(page.locator('body')).filter({ visible: true });
    const isShown = (await late.count()) > 0;
    const hasOwn = (await all.filter({ hasNot: page.locator('img[srcset]') }).count()) > 0;
    if (!hasOwn) expect(isShown).toBe((await all.count()) > 0);
    await (isShown ? late.first() : page.locator('body')).evaluate((element) =>
      element.scrollIntoView({ behavior: 'instant' }),
    );
    await idle(page);
    expect(fonts).toHaveLength(1);
    await expect.poll(() => photographs().length > 0).toBe(isShown);
    open();
    await rests();
    await scrollThrough(page);
    expect(await shifts()).toEqual([]);
  });
}
