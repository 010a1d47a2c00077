import { articles } from '../../content/articles';
import {
  allCategories,
  articleCount,
  articles as articlesRegion,
  copyLink,
  linkCopied,
  minutesToRead,
  networkNames,
  searchArticles,
  searchGap,
  searchIncomplete,
  searchingArticles,
  shareArticle,
  sharesHere,
  sort,
  tryAgain,
} from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { SEARCH_FILE, type SearchFile } from '../../lib/articles/search-file';
import { LIBRARY, requestLink } from '../../lib/contact/contact-link';
import { formatDate } from '../../lib/format/dates';
import { FEED_LENGTH } from '../../lib/seo/feed';
import { absoluteUrl } from '../../lib/seo/urls';
import { article as fixed, library } from '../specification';
import { axeFaults } from '../support/axe';
import { cardsOf, newestArticle, phraseOf } from '../support/library';
import {
  gate,
  holdScripts,
  hydrated,
  idle,
  openedBy,
  requestsOf,
  watchFaults,
} from '../support/page';
import { filesOfLibrary, SMALL, written } from '../support/search';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

const box = (page: Page) => page.getByRole('searchbox', { name: searchArticles });
const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => page.locator('main article h2');
const dates = (page: Page) => page.locator('main article time').allTextContents();
/** Words that are said and shown, where they are shown. */
const shown = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words });
const newest = newestArticle();

test('finds every article by a phrase of its body, in capitals', async ({ page }) => {
  test.slow();
  await page.goto('/resources');
  await hydrated(page);
  // Cards come and words are said after a rest of the page's own: other steps of looking would grow to a second.
  const intervals = [100];
  for (const { id, title } of articles) {
    const { phrase, titles: having } = phraseOf(title);
    expect(having, id).toContain(title);
    expect(having.length, id).toBeLessThan(articles.length);
    const listed = () => cards(page).count();
    await expect
      .poll(listed, { message: `before ${id}`, intervals })
      .toBe(cardsOf(articles.length));
    // Typed for one of them, as by hand; for the others, however many there are, at once.
    if (id === newest.id) await box(page).pressSequentially(phrase.toUpperCase());
    else await box(page).fill(phrase.toUpperCase());
    await expect(titles(page), id).toHaveText(having);
    const said = () => page.getByRole('status').textContent();
    await expect.poll(said, { message: id, intervals }).toBe(articleCount(having.length));
    await box(page).fill('');
  }
});

test.describe('Enter in the search box', () => {
  const results = (page: Page) => page.getByRole('region', { name: articlesRegion });
  /** Said elsewhere, it is read by eye alone. */
  const answer = (page: Page) => results(page).locator('> p', { hasText: articleCount(1) });
  async function searchByEnter(page: Page): Promise<void> {
    await page.goto('/resources');
    await hydrated(page);
    await box(page).fill(newest.title);
    await expect(titles(page)).toHaveText([newest.title]);
    await box(page).press('Enter');
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 664 } });
    test('leads to the answer, which stands below the window', async ({ page }) => {
      await searchByEnter(page);
      await expect(results(page)).toBeFocused();
      await expect(answer(page)).toBeInViewport();
      const bar = await page.locator('.site-header').boundingBox();
      const box = await answer(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });
  });

  test('leaves who sees the answer where they type', async ({ page }) => {
    await searchByEnter(page);
    await expect(box(page)).toBeFocused();
    await expect(answer(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('filters by each category, with counts', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  const all = page.getByRole('button', { name: `${allCategories} ${articles.length}` });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const controls = page.locator('.library-controls');
  await expect(controls).toHaveCSS('position', 'sticky');
  for (const category of new Set(articles.map((article) => article.category))) {
    const members = articles.filter((article) => article.category === category);
    await page.getByRole('button', { name: `${category} ${members.length}` }).click();
    await expect(titles(page)).toHaveText(
      members.slice(0, cardsOf(members.length)).map(({ title }) => title),
    );
  }
  await all.click();
  await expect(cards(page)).toHaveCount(cardsOf(articles.length));
  // In a low window what stands still would leave its end out of reach.
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(controls).not.toHaveCSS('position', 'sticky');
});

test('two results stand side by side, and a card that has a row to itself fills it', async ({
  page,
}) => {
  await page.goto('/resources');
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 1; count <= 8; count += 1) {
      const rows = await page.locator('.library-list').evaluate((list, wanted) => {
        const [first] = list.children;
        while (first && list.children.length < wanted) list.append(first.cloneNode(true));
        while (list.children.length > wanted) list.lastElementChild?.remove();
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => top))];
        return tops.map((top) => {
          const row = boxes.filter((box) => box.top === top);
          return [row.length, (row.at(-1)?.right ?? 0) - (row.at(0)?.left ?? 0) - list.clientWidth];
        });
      }, count);
      const where = `${count} at ${width} px`;
      for (const [, short] of rows) expect(short, where).toBe(0);
      if (count === 2)
        expect(
          rows.map(([beside]) => beside),
          where,
        ).toEqual([2]);
    }
  }
});

test('sorts both ways, newest first at the start', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  const oldestFirst = articles.map(({ date }) => date).sort();
  const firstOf = (days: readonly string[]) => days.slice(0, cardsOf(days.length));
  expect(await dates(page)).toEqual(firstOf([...oldestFirst].reverse()));
  await page.getByLabel(sort).selectOption(library.oldestFirst);
  await expect.poll(() => dates(page)).toEqual(firstOf(oldestFirst));
  await page.getByLabel(sort).selectOption(library.newestFirst);
  await expect.poll(() => dates(page)).toEqual(firstOf([...oldestFirst].reverse()));
});

test('says once, politely, when nothing matches, and stays accessible', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  await box(page).fill('no such words anywhere');
  await expect(page.getByRole('heading', { name: library.noArticles })).toBeVisible();
  await expect(page.locator('main h2 + p', { hasText: library.noArticlesHint })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(library.noArticles);
  expect(await axeFaults(page)).toEqual([]);
  await box(page).fill('');
  await expect(cards(page)).toHaveCount(cardsOf(articles.length));
});

aloneTest('takes signs, markup, and any length as plain text', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/resources');
  await hydrated(page);
  for (const text of ['.*', '\\', '<b>', 'x'.repeat(5_000), '\u0301', '😀']) {
    const given = JSON.stringify(text.slice(0, 12));
    // Else one would read again what was said of the text before.
    await box(page).fill('');
    await expect(cards(page), `before ${given}`).toHaveCount(cardsOf(articles.length));
    await box(page).fill(text);
    await expect(page.getByRole('heading', { name: library.noArticles }), given).toBeVisible();
    expect(faults, given).toEqual([]);
  }
});

test('works from the keyboard alone', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  await box(page).focus();
  const { phrase, titles: having } = phraseOf(newest.title);
  await page.keyboard.type(phrase);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources');
  await expect(titles(page)).toHaveText(having);
  await page.keyboard.press('Tab');
  await expect(page.locator('fieldset button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('fieldset button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
});

aloneTest('loads the texts with the first use and not before', async ({ page }) => {
  const asked = requestsOf(page);
  const texts = () => asked.filter((url) => url.endsWith('search.json'));
  await page.goto('/resources');
  await hydrated(page);
  await idle(page);
  expect(texts()).toEqual([]);
  await box(page).focus();
  await expect.poll(texts).toHaveLength(1);
  const html = await page.evaluate(async () => (await fetch('/resources')).text());
  expect(html).toContain(newest.title);
  for (const { title } of articles)
    expect(html.toLowerCase()).not.toContain(phraseOf(title).phrase);
});

aloneTest(
  'falls back to titles and excerpts when the texts do not arrive, and says so',
  async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('/resources');
    await hydrated(page);
    const listed = phraseOf(newest.title, 'listed');
    await box(page).fill(listed.phrase.toUpperCase());
    await expect(shown(page, searchIncomplete)).toBeVisible();
    await expect(titles(page)).toHaveText(listed.titles);
    await page.unroute('**/search.json');
    const { phrase, titles: having } = phraseOf(newest.title);
    await box(page).fill(phrase);
    await expect(titles(page)).toHaveText(having);
    await expect(shown(page, searchIncomplete)).toBeHidden();
  },
);

aloneTest(
  'a large library: a part that fails is named and tried again, what is found arrives, the bar ends',
  async ({ page }) => {
    // The articles of the site again and again, in parts.
    const many = Array.from({ length: 60 }, (_, index) =>
      written({
        id: `many-${100 + index}`,
        title: `Number ${index}`,
        date: `2024-02-${29 - Math.floor(index / 3)}`,
        text: index % 20 === 17 ? 'a needle lies here' : 'nothing but hay',
      }),
    );
    const { first, parts } = filesOfLibrary(many, SMALL);
    const { bodyParts }: SearchFile<unknown> = JSON.parse(first);
    const lost = bodyParts.at(-1);
    let mended = false;
    const { open, opened } = gate();
    await page.route(`**${SEARCH_FILE}`, (route) => route.fulfill({ body: first }));
    await page.route('**/part-*.json', async (route) => {
      const name = new URL(route.request().url()).pathname;
      if (name === lost?.name && !mended) return route.fulfill({ status: 404, body: 'Not found' });
      if (name === bodyParts[1]?.name) await opened;
      return route.fulfill({ body: parts.get(name) ?? '' });
    });
    await page.goto('/resources');
    await hydrated(page);
    await box(page).fill('NEEDLE');
    const bar = page.getByRole('progressbar', { name: searchingArticles });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveJSProperty('max', many.length);
    await expect(page.getByRole('heading', { name: library.noArticles })).toBeHidden();
    expect(await axeFaults(page)).toEqual([]);
    open();
    await expect(shown(page, searchGap(String(lost?.oldest), String(lost?.newest)))).toBeVisible();
    const having = many.filter(({ text }) => text.includes('needle')).map(({ title }) => title);
    await expect(titles(page)).toHaveText(having.slice(0, -1));
    expect(await axeFaults(page)).toEqual([]);
    mended = true;
    await page.getByRole('button', { name: tryAgain }).click();
    await expect(titles(page)).toHaveText(having);
    await expect(bar).toBeHidden();
    await expect(box(page)).toHaveValue('NEEDLE');
  },
);

aloneTest('words typed before React arrives are searched for', async ({ page }) => {
  const { phrase, titles: having } = phraseOf(newest.title);
  const release = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await box(page).fill(phrase);
  await release();
  await expect(titles(page)).toHaveText(having);
  await expect(box(page)).toHaveValue(phrase);
});

for (const zone of ['Pacific/Honolulu', 'America/Toronto', 'Pacific/Auckland']) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });
    aloneTest('shows the same days', async ({ page }) => {
      await page.goto(articlePath(newest.id));
      await hydrated(page);
      await expect(page.locator('main time').first()).toHaveText(formatDate(newest.date));
      await page.goto('/resources');
      await hydrated(page);
      expect((await dates(page))[0]).toBe(newest.date);
    });
  });
}

test.describe('an article', () => {
  const path = articlePath(newest.id);

  test('has a hero of 60% of the screen, or of 400 px where that is more', async ({ page }) => {
    await page.goto(path);
    for (const height of [900, 500]) {
      await page.setViewportSize({ width: 1280, height });
      const hero = await page.locator('article > div').first().boundingBox();
      expect(hero?.height, `a screen ${height} px high`).toBeGreaterThanOrEqual(
        Math.max(height * fixed.heroViewportShare, fixed.heroMinHeightPx) - 1,
      );
    }
  });

  test('shows who wrote it and when, how long it takes and what it is about', async ({ page }) => {
    const { title, author, category, date, readTime } = newest;
    await page.goto(path);
    const head = page.locator('article > div').first();
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const fact of [author, formatDate(date), minutesToRead(readTime), category])
      await expect(head.getByText(fact, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: fixed.aboutAuthor }).getByText(author),
    ).toBeVisible();
  });

  aloneTest('leads to the newsletter and back to the library', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: fixed.newsletterLink }).click();
    await expect(page).toHaveURL(requestLink(LIBRARY, fixed.newsletterLink));
    await page.goBack();
    await page.getByRole('link', { name: fixed.backToResources }).click();
    await page.waitForURL('/resources');
  });

  aloneTest(
    'opens three share windows with the encoded address and no opener, by links, which nothing blocks',
    async ({ page, context }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      const networks = /facebook|twitter|linkedin/;
      await context.route(networks, (route) =>
        route.fulfill({ body: 'ok', contentType: 'text/html' }),
      );
      await page.goto(path);
      await hydrated(page);
      const url = page.url();
      const links = page.getByRole('region', { name: shareArticle }).getByRole('link');
      await expect(links).toHaveText(fixed.networks.map((name) => `${name}${sharesHere}`));
      for (const [name, parameters] of [
        [networkNames.facebook, { u: url, url }],
        [networkNames.twitter, { text: newest.title, url }],
        [networkNames.linkedin, { url }],
      ] as const) {
        const popup = await openedBy(page, () => links.filter({ hasText: name }).click(), networks);
        expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual(parameters);
        expect(await popup.evaluate(() => window.opener)).toBeNull();
        await popup.close();
      }
    },
  );

  aloneTest('copies its address and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}#x`);
    await hydrated(page);
    await page.getByRole('button', { name: copyLink }).click();
    await expect(page.getByText(linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url().replace('#x', ''),
    );
  });
});

test('the feed that a page names is valid XML with the articles’ absolute addresses', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await page.evaluate(
    async (path) => {
      const xml = await (await fetch(path)).text();
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        broken: document.querySelector('parsererror') !== null,
        links: [...document.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
      };
    },
    new URL(href ?? '').pathname,
  );
  expect(feed.broken).toBe(false);
  const newestOnes = articles.slice(0, FEED_LENGTH);
  expect(feed.links).toEqual(newestOnes.map(({ id }) => absoluteUrl(articlePath(id))));
});
