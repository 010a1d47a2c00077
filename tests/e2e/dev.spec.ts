import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../content/articles';
import { draftsLabel, missingIn, previewLabel } from '../../content/preview';
import { backToResources, draft, readMore } from '../../content/ui';
import { article } from '../specification';
import { breakableHeadline, copyProject, NEXT, removeCopy, withExperiments } from '../support/copy';
import { addDrafts, DRAFT_ID, DRAFT_WORD } from '../support/drafts';
import { expectSameDocument, markDocument } from '../support/page';
import { DEV_PORT } from '../support/ports';
import { expect as expectSoon, isPhotograph, test, type Page } from '../support/test';

/** Every page is compiled when it is first asked for: on a busy machine that takes a while. */
const expect = expectSoon.configure({ timeout: 60_000 });

// One server for all of them: tests of one file are otherwise spread over the workers.
test.describe.configure({ mode: 'default' });

/** What a marketer sees in `next dev`, with a draft of each kind. */
let server: ChildProcess;
let copy = '';
let printed = '';
const SITE = `http://localhost:${DEV_PORT}`;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyProject('dev');
  addDrafts(copy);
  // What serves only whoever looks into the code or starts the server again: a third of its work.
  withExperiments(copy, {
    turbopackFileSystemCacheForDev: false,
    turbopackInputSourceMaps: false,
    turbopackSourceMaps: false,
  });
  server = spawn('node', [NEXT, 'dev', '-p', String(DEV_PORT)], {
    cwd: copy,
    // A group of its own, so that it ends with the processes it starts.
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const up = () =>
    fetch(`${SITE}/licences.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(up, { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await ended;
  removeCopy(copy);
});

// Routes of their own, which the server would compile and no test looks at.
test.beforeEach(({ page }) =>
  page.route(/\/(?:icons|illustrations\/\w+)\.svg$/, (route) => route.abort()),
);

test('next dev shows an unknown article as one, and a known one as itself', async ({ page }) => {
  test.slow();
  const missing = await page.goto(`${SITE}/resources/no-such-article`);
  expect(missing?.status()).toBe(404);
  // The copy's few articles fill one page of the library: it has no further one.
  for (const path of ['/resources/page-1', '/resources/page-2'])
    expect((await fetch(SITE + path)).status, path).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.unknown);
  const note = page.getByRole('complementary', { name: previewLabel });
  for (const file of missingIn) await expect(note).toContainText(file);
  await page.getByRole('link', { name: backToResources }).click();
  await page.getByRole('link', { name: readMore }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
  await expect(page.getByRole('link', { name: backToResources })).toBeVisible();
});

test('next dev shows drafts, says that they are, and names the files of a page', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${SITE}/resources`);
  const card = page.getByRole('article').filter({ hasText: DRAFT_WORD });
  await expect(card).toContainText(draft);
  const guide = page.getByRole('listitem').filter({ hasText: `${DRAFT_WORD} to fill in` });
  await expect(guide).toContainText(draft);
  const pdf = await fetch(`${SITE}/guides/${DRAFT_ID}.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');

  const note = page.getByRole('complementary', { name: previewLabel });
  await expect(note).toContainText('content/pages/resources.ts');
  await expect(note.getByRole('link')).toHaveCount(0);
  await note.getByText(draftsLabel(2)).click();
  await expect(note.getByRole('link', { name: `${DRAFT_WORD} to fill in` })).toHaveAttribute(
    'href',
    `/guides/${DRAFT_ID}.pdf`,
  );
  await note.getByRole('link', { name: `${DRAFT_WORD} on a server` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DRAFT_WORD);
  await expect(page.getByRole('main')).toContainText(draft);
  await expect(note).toContainText(`content/articles/${DRAFT_ID}.md`);

  // Its table is wider than a phone, and scrolls by itself.
  await page.setViewportSize({ width: 320, height: 640 });
  const table = page.getByRole('region').filter({ has: page.getByRole('table') });
  const beyond = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await table.evaluate(beyond)).toBeGreaterThan(0);
  expect(await page.locator('html').evaluate(beyond)).toBe(0);
});

const [shown] = articles;
if (!shown) throw new Error('content/articles: none');
const articleFile = (id: string) => join(copy, 'content/articles', `${id}.md`);
/** The text of the article with another value in a line of its front matter. */
const withField = (name: string, value: string) =>
  readFileSync(articleFile(shown.id), 'utf8').replace(
    new RegExp(`^${name}: .*`, 'm'),
    `${name}: ${value}`,
  );

/** Opens a page and waits until it hears of changes: what is saved before, its router would miss. */
async function open(page: Page, path: string): Promise<void> {
  const hears = new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', resolve));
  });
  await page.goto(`${SITE}${path}`);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
  await hears;
}

test('next dev shows an article as soon as it is saved, a fault with its line, and the mend', async ({
  page,
}) => {
  test.slow();
  const before = readFileSync(articleFile(shown.id), 'utf8');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `/resources/${shown.id}`);
  await expect(heading).toHaveText(shown.title);
  await markDocument(page);

  writeFileSync(articleFile(shown.id), withField('title', `${DRAFT_WORD} while you look`));
  await expect(heading).toHaveText(`${DRAFT_WORD} while you look`);
  await expectSameDocument(page);

  const faulty = withField('category', DRAFT_WORD);
  const line = faulty.split('\n').findIndex((text) => text.startsWith('category:')) + 1;
  writeFileSync(articleFile(shown.id), faulty);
  const overlay = page.locator('nextjs-portal').getByRole('dialog');
  await expect(overlay).toContainText(
    `content/articles/${shown.id}.md:${line}: category: expected`,
  );
  await expect(overlay).toContainText(`> ${line} | category: ${DRAFT_WORD}`);

  writeFileSync(articleFile(shown.id), before);
  await expect(heading).toHaveText(shown.title);
  await expect(overlay).toHaveCount(0);
});

test('next dev does not complain of photographs that do not come', async ({
  page,
  photoStandIn,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) complaints.push(message.text());
  });
  await photoStandIn.detach();
  await page.route(isPhotograph, (route) => route.abort());
  await open(page, `/resources/${shown.id}`);
  await expect(page.locator('img[data-failed]')).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});

/**
 * The articles in Next's list of pages. After a request it adds new ones to it, by a write that another
 * request may meet halfway: that one fails, with “Unexpected end of JSON input”.
 */
function listedByNext(): string[] {
  const list = readFileSync(join(copy, '.next/dev/prerender-manifest.json'), 'utf8');
  return list === '' ? [] : Object.keys(JSON.parse(list).routes);
}

test('next dev knows a new, a renamed and a removed article at once', async ({ page }) => {
  test.slow();
  await open(page, '/resources');
  const card = page.getByRole('article').filter({ hasText: `${DRAFT_WORD} comes and goes` });
  const link = card.getByRole('link');
  await expect(card).toHaveCount(0);

  writeFileSync(articleFile('a-new-one'), withField('title', `${DRAFT_WORD} comes and goes`));
  await expect(link).toHaveAttribute('href', '/resources/a-new-one');

  renameSync(articleFile('a-new-one'), articleFile('a-newer-one'));
  await expect(link).toHaveAttribute('href', '/resources/a-newer-one');
  expect((await fetch(`${SITE}/resources/a-new-one`)).status).toBe(404);
  await expect.poll(listedByNext).toContain('/resources/a-newer-one');

  await link.click();
  await expect(page).toHaveURL(`${SITE}/resources/a-newer-one`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${DRAFT_WORD} comes and goes`);

  rmSync(articleFile('a-newer-one'));
  await expect(heading).toHaveText(article.unknown);
  await page.getByRole('main').getByRole('link', { name: backToResources }).click();
  await expect(page).toHaveURL(`${SITE}/resources`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('next dev shows a guide as soon as it is saved', async ({ page }) => {
  test.slow();
  const file = join(copy, 'content/guides', `${DRAFT_ID}.md`);
  const before = readFileSync(file, 'utf8');
  await open(page, '/resources');
  const guide = page.getByRole('listitem').filter({ hasText: `${DRAFT_WORD} to keep` });
  await expect(guide).toHaveCount(0);
  writeFileSync(file, before.replace('to fill in', 'to keep'));
  await expect(guide).toHaveCount(1);

  rmSync(file);
  await expect(guide).toHaveCount(0);
  const pdf = async () => (await fetch(`${SITE}/guides/${DRAFT_ID}.pdf`)).status;
  expect(await pdf()).toBe(404);
  writeFileSync(file, before);
  await expect.poll(pdf).toBe(200);
});

test('next dev stops a page whose content is broken, in the words of the build', async ({
  page,
}) => {
  test.slow();
  const { path, fault, empty, mend } = breakableHeadline(copy);
  await open(page, path);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  empty();
  const overlay = page.locator('nextjs-portal').getByRole('dialog');
  await expect(overlay).toContainText(fault);
  expect((await fetch(`${SITE}${path}`)).status).toBe(500);
  await expect.poll(() => printed).toContain(fault);
  mend();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('next dev forgets a fault that is mended, on pages that nobody opened meanwhile, too', async () => {
  test.slow();
  const { path, empty, mend } = breakableHeadline(copy);
  const statusOf = async (page: string) => (await fetch(`${SITE}${page}`)).status;
  // Next keeps the fault for pages that have less in common with those that showed it than the library.
  const unopened = ['/resources', '/about'];
  for (const page of [path, '/contact', ...unopened])
    await expect.poll(() => statusOf(page), page).toBe(200);
  empty();
  for (const page of [path, '/contact']) await expect.poll(() => statusOf(page), page).toBe(500);
  mend();
  for (const page of [...unopened, path, '/contact'])
    await expect.poll(() => statusOf(page), page).toBe(200);
});
