import { articles } from '../../content/articles';
import { textOf } from '../../lib/markdown/text';
import { axeFaults } from '../support/axe';
import { hydrated, watchFaults } from '../support/page';
import { expect, test, type Page } from '../support/test';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const cards = (page: Page) => page.locator('main article');
const dates = (page: Page) => page.locator('main article time').allTextContents();

/** Words in a row that stand in one article's body and nowhere else. */
function phraseOf(id: string): string {
  const text = (article: (typeof articles)[number]) => textOf(article.blocks).toLowerCase();
  const own = articles.find((article) => article.id === id);
  if (!own) throw new Error(id);
  const listed = articles
    .map(({ title, excerpt }) => `${title} ${excerpt}`)
    .join(' ')
    .toLowerCase();
  const others = articles
    .filter((article) => article.id !== id)
    .map(text)
    .join(' ');
  const words = textOf(own.blocks.filter(({ kind }) => kind === 'paragraph').slice(0, 1)).split(
    ' ',
  );
  for (let start = 0; start + 4 <= words.length; start += 1) {
    const phrase = words
      .slice(start, start + 4)
      .join(' ')
      .toLowerCase();
    if (!others.includes(phrase) && !listed.includes(phrase)) return phrase;
  }
  throw new Error(`no phrase of its own: ${id}`);
}

for (const { id, title } of articles) {
  test(`${id} is found by a phrase of its body, in capitals`, async ({ page }) => {
    await page.goto('/resources');
    await hydrated(page);
    await expect(cards(page)).toHaveCount(articles.length);
    await box(page).pressSequentially(phraseOf(id).toUpperCase());
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('1 article');
  });
}

test('filters by each category, with counts', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  await expect(page.getByRole('button', { name: `All ${articles.length}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const category of new Set(articles.map((article) => article.category))) {
    const members = articles.filter((article) => article.category === category);
    await page.getByRole('button', { name: `${category} ${members.length}` }).click();
    await expect(cards(page)).toHaveCount(members.length);
    await expect(
      page.getByRole('heading', { level: 2, name: members[0]?.title ?? '' }),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: `All ${articles.length}` }).click();
  await expect(cards(page)).toHaveCount(articles.length);
});

test('sorts both ways, newest first at the start', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  const newest = ['2024-11-15', '2024-11-08', '2024-10-28', '2024-10-15', '2024-09-20'];
  expect(await dates(page)).toEqual(newest);
  await page.getByLabel('Sort').selectOption('Oldest First');
  await expect.poll(() => dates(page)).toEqual([...newest].reverse());
  await page.getByLabel('Sort').selectOption('Newest First');
  await expect.poll(() => dates(page)).toEqual(newest);
});

test('says once, politely, when nothing matches, and stays accessible', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  await box(page).fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(
    page.locator('main h2 + p', {
      hasText: 'Try adjusting your search terms or selected category.',
    }),
  ).toBeVisible();
  await expect(page.getByRole('status')).toContainText('No articles found');
  expect(await axeFaults(page)).toEqual([]);
  await box(page).fill('');
  await expect(cards(page)).toHaveCount(articles.length);
});

for (const text of ['.*', '\\', '<b>', 'x'.repeat(5_000), '\u0301', '😀']) {
  test(`takes ${JSON.stringify(text.slice(0, 12))} as plain text`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto('/resources');
    await hydrated(page);
    await box(page).fill(text);
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('works from the keyboard alone', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  await box(page).focus();
  await page.keyboard.type('wi-fi 7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 2, name: /Wi-Fi 7/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^All/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-pressed="true"]')).not.toHaveText(/^All/);
});

test('loads the texts with the first use and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/resources');
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(loaded.filter((url) => url.endsWith('search.json'))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => loaded.filter((url) => url.endsWith('search.json')).length).toBe(1);
  const html = await (await page.request.get('/resources')).text();
  expect(html).not.toContain(textOf(articles[0]?.blocks.slice(3, 4) ?? []).slice(0, 60));
});

test('falls back to titles and excerpts when the texts do not arrive, and says so', async ({
  page,
}) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/resources');
  await hydrated(page);
  await box(page).fill('WI-FI 7');
  await expect(page.getByText('The full text could not be loaded.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.unroute('**/search.json');
  await box(page).fill(phraseOf('cybersecurity-threats-2024'));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('The full text could not be loaded.')).toBeHidden();
});

test('words typed before React arrives are searched for', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resources', { waitUntil: 'commit' });
  await box(page).fill('wi-fi 7 ceiling');
  release();
  await expect(cards(page)).not.toHaveCount(articles.length);
  await expect(box(page)).toHaveValue('wi-fi 7 ceiling');
});

for (const zone of ['Pacific/Honolulu', 'America/Toronto', 'Pacific/Auckland']) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });
    test('shows the same days', async ({ page }) => {
      await page.goto('/resources/cloud-migration-best-practices');
      await hydrated(page);
      await expect(page.locator('main time').first()).toHaveText('November 15, 2024');
      await page.goto('/resources');
      await hydrated(page);
      expect((await dates(page))[0]).toBe('2024-11-15');
    });
  });
}

test.describe('an article', () => {
  const path = '/resources/cybersecurity-threats-2024';

  test('has the hero, the words and the author as specified', async ({ page }) => {
    for (const height of [900, 500]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      const hero = await page.locator('article > div').first().boundingBox();
      expect(hero?.height).toBeGreaterThanOrEqual(Math.max(height * 0.6, 400) - 1);
    }
    await expect(page.getByText('10 min read')).toBeVisible();
    await expect(page.getByText('November 8, 2024')).toBeVisible();
    await expect(page.getByText('IT Solutions Expert')).toBeVisible();
    await expect(page.getByText('PN', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Subscribe to Our Newsletter' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Resources' }).click();
    await expect(page).toHaveURL('/resources');
  });

  test('opens three share windows with the encoded address and no opener', async ({
    page,
    context,
  }) => {
    await context.route(/facebook|twitter|linkedin/, (route) =>
      route.fulfill({ body: 'ok', contentType: 'text/html' }),
    );
    await page.goto(path);
    await hydrated(page);
    for (const [name, parameters] of [
      ['Facebook', { u: page.url(), url: page.url() }],
      ['Twitter', { text: 'The threats that cost small firms money in 2024', url: page.url() }],
      ['LinkedIn', { url: page.url() }],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: new RegExp(`^${name} \\(opens`) })
        .and(page.locator('article a'))
        .click();
      const popup = await opened;
      expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual(parameters);
      expect(await popup.evaluate(() => window.opener)).toBeNull();
      await popup.close();
    }
  });

  test('copies its address and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}#x`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url().replace('#x', ''),
    );
  });

  test('selects the address for copying by hand when the clipboard is refused', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('denied')) },
      });
    });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Your browser refused the clipboard.')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.getSelection()?.toString()))
      .toBe(page.url());
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('the feed is valid XML with absolute addresses, linked from every page', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const response = await page.request.get(new URL(href ?? '').pathname);
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        broken: document.querySelector('parsererror') !== null,
        links: [...document.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
      };
    },
    await response.text(),
  );
  expect(feed.broken).toBe(false);
  expect(feed.links).toEqual(
    articles.map(({ id }) => `https://www.lakeward.example/resources/${id}`),
  );
});
