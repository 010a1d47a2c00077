import { company } from '../../content/company';
import { landingPages } from '../../content/landing-pages';
import { navigation } from '../../content/navigation';
import { home } from '../../content/pages/home';
import { comingSoonPaths } from '../../content/routes';
import {
  closeMenu,
  entryMenu,
  getStarted,
  homeLink,
  mainNavigation,
  menu as menuName,
  openMenu,
  toLightTheme,
  skipToContent,
} from '../../content/ui';
import { AFTER_PAINT_MS } from '../../lib/after-paint';
import { articlePath } from '../../lib/articles/facts';
import { REST_MS } from '../../lib/navigation/fetch-ahead';
import { FROSTED_BEYOND_PX } from '../specification';
import { field } from '../support/contact';
import { newestArticle } from '../support/library';
import {
  comesToRest,
  expectSameDocument,
  gate,
  holdScripts,
  hydrated,
  idle,
  inItsTypeface,
  markDocument,
  openedBy,
  PAYLOADS,
  preparesNoPages,
  requestsOf,
  visibleWords,
  watchRest,
  watchShifts,
} from '../support/page';
import { liftLimits, waitLonger } from '../support/patience';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';

const bar = (page: Page) => page.locator('.site-header');
const main = (page: Page) => page.getByRole('navigation', { name: mainNavigation });

/** 32 letters, as content/company.ts allows. */
const LONG_NAME = 'Söhne & O’Brien Technology Group';

/** Asks for the site as most see it: the tests' browser wants things opaque. */
const likesTransparency = async (page: Page): Promise<void> => {
  const features = [{ name: 'prefers-reduced-transparency', value: 'no-preference' }];
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setEmulatedMedia', { features });
};

type Entry = (typeof navigation)[number];
/** One of the bar's entries, from either end. */
function entryAt(index: number): Entry {
  const entry = navigation.at(index);
  if (!entry) throw new Error('the bar has fewer entries');
  return entry;
}
/** The entry that holds a page, and the page's line in its menu. */
function inMenu(path: string): { entry: Entry; child: Entry['children'][number] } {
  for (const entry of navigation) {
    const child = entry.children.find(({ href }) => href === path);
    if (child) return { entry, child };
  }
  throw new Error(`${path} is in no menu`);
}
const [firstPage, lastPage] = [landingPages.at(0), landingPages.at(-1)];
if (!firstPage || !lastPage) throw new Error('no landing page');

const shown = (page: Page) => main(page).locator('.dropdown').filter({ visible: true });

/** A line of a menu: a page's name and what is said of it. */
const line = (page: Page, path: string) => {
  const { label, description } = inMenu(path).child;
  return main(page).getByRole('link', { name: `${label} ${description}`, exact: true });
};

test('the longest name that a company may have leaves the bar in one row', async ({ page }) => {
  await page.goto('/');
  // React would find other words than its own, and the bar grow with the typeface.
  await hydrated(page);
  await inItsTypeface(page);
  const nameOf = bar(page).getByRole('link', { name: homeLink });
  const height = () => bar(page).evaluate((element) => element.getBoundingClientRect().height);
  const rename = (...names: [from: string, to: string]) =>
    nameOf.evaluate((link, [from, to]) => {
      const words = [...link.querySelectorAll('span')].flatMap(({ childNodes }) => [...childNodes]);
      for (const word of words) if (word.nodeValue === from) word.nodeValue = to;
    }, names);
  const heights: number[][] = [];
  // Below that it takes a third line.
  for (const width of [360, 390, 640, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await height();
    await rename(company.name, LONG_NAME);
    await expect(nameOf).toContainText(LONG_NAME);
    heights.push([width, (await height()) - before]);
    await rename(LONG_NAME, company.name);
    expect(await height()).toBe(before);
  }
  expect(heights.filter(([, grown]) => grown !== 0)).toEqual([]);
});

for (const path of ['/', articlePath(newestArticle().id)])
  aloneTest(`${path}: the bar is frosted beyond 20 px and not before`, async ({ page }) => {
    await likesTransparency(page);
    await page.goto(path);
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(bar(page)).toHaveCSS('background-color', clear);
    // The page hears of it first: its listener is older.
    await page.evaluate(
      (y) =>
        new Promise((heard) => {
          addEventListener('scroll', heard, { once: true });
          scrollTo(0, y);
        }),
      FROSTED_BEYOND_PX,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(FROSTED_BEYOND_PX);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate((y) => window.scrollTo(0, y), FROSTED_BEYOND_PX + 1);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect(bar(page)).toHaveCSS('background-color', /\/ 0\.86\)$/);
    await expect(bar(page)).toHaveCSS('backdrop-filter', 'blur(14px)');
  });

test('the bar is opaque for those who want less transparency', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((y) => window.scrollTo(0, y), FROSTED_BEYOND_PX + 1);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  // Without a part for what shines through; a clear bar is rgba(0, 0, 0, 0).
  await expect(bar(page)).toHaveCSS('background-color', /^oklab\([^/]+\)$/);
  await expect(bar(page)).toHaveCSS('backdrop-filter', 'none');
});

test('hovering an entry shows its children with their descriptions, one entry at a time', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  for (const { label, children } of navigation) {
    await main(page).getByRole('link', { name: label, exact: true }).hover();
    for (const child of children) {
      await expect(main(page).getByText(child.description)).toBeVisible();
    }
    // The one before fades out.
    await expect(shown(page)).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(entryAt(-1).children[0]?.description ?? '')).toBeHidden();
});

test('the bar underlines the entry that a page belongs to, and no other', async ({ page }) => {
  await page.goto(lastPage.path);
  const entries = main(page).locator('.nav-entry > a');
  await expect(entries).toHaveText(navigation.map(({ label }) => label));
  const { entry } = inMenu(lastPage.path);
  for (const { label } of navigation)
    await expect(entries.filter({ hasText: label }), label).toHaveCSS(
      'text-decoration-line',
      label === entry.label ? 'underline' : 'none',
    );
});

test('the keyboard opens, walks and closes the dropdowns', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { entry } = inMenu(firstPage.path);
  const { entry: next } = inMenu(lastPage.path);
  expect(navigation.indexOf(next)).toBe(navigation.indexOf(entry) + 1);
  const button = main(page).getByRole('button', { name: entryMenu(entry.label) });
  const [top, bottom] = [entry.children.at(0)?.href ?? '', entry.children.at(-1)?.href ?? ''];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(line(page, top)).toBeFocused();
  await page.keyboard.press('End');
  await expect(line(page, bottom)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, top)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('link', { name: next.label, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page, lastPage.path)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(lastPage.path);
  await expect(line(page, lastPage.path)).toBeHidden();
});

test.describe('keys and pointer in two entries', () => {
  const { entry } = inMenu(firstPage.path);
  const { entry: other } = inMenu(lastPage.path);
  const top = entry.children.at(0)?.href ?? '';
  const parent = (page: Page, { label }: Entry) =>
    main(page).getByRole('link', { name: label, exact: true });
  const button = (page: Page) => main(page).getByRole('button', { name: entryMenu(entry.label) });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  for (const key of ['ArrowDown', 'Enter'])
    test(`what ${key} opens is alone until the pointer moves onto an entry`, async ({ page }) => {
      await parent(page, other).hover();
      await expect(line(page, lastPage.path)).toBeVisible();
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(line(page, top)).toBeVisible();
      await expect(shown(page)).toHaveCount(1);
      await bar(page).getByRole('link', { name: homeLink }).focus();
      await expect(shown(page)).toHaveCount(0);
      await parent(page, entry).hover();
      await expect(line(page, top)).toBeVisible();
      await parent(page, other).hover();
      await expect(line(page, lastPage.path)).toBeVisible();
    });

  test('a panel that gives way to the pointer hands the focus to its button', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(line(page, top)).toBeFocused();
    await parent(page, other).hover();
    await expect(line(page, lastPage.path)).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    await expect(button(page)).toBeFocused();
  });

  test('a panel stays open, with its focus, while another window is looked at', async ({
    page,
  }) => {
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(line(page, top)).toBeFocused();
    // What the browser tells when the window is left: the focus goes nowhere else.
    await line(page, top).dispatchEvent('focusout', { relatedTarget: null });
    expect(await page.locator('.nav-entry[data-open=true]').count()).toBe(1);
    await expect(line(page, top)).toBeFocused();
  });

  test('so does a panel that the pointer showed and leaves', async ({ page }) => {
    await parent(page, entry).hover();
    await button(page).focus();
    await page.keyboard.press('Tab');
    await expect(line(page, top)).toBeFocused();
    await page.locator('main').hover();
    await expect(shown(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test('what the button closes is closed under the pointer, too', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = main(page).getByRole('button', { name: entryMenu(entryAt(0).label) });
  await button.click();
  await expect(shown(page)).toHaveCount(1);
  await button.click();
  await expect(shown(page)).toHaveCount(0);
});

test('a click beside it, and Escape, close what the button opened in a browser that gives a clicked button no focus', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  // As Safari does.
  await page.evaluate(() =>
    document.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  const button = main(page).getByRole('button', { name: entryMenu(entryAt(0).label) });
  for (const close of [
    () => page.locator('h1').click(),
    async () => {
      await page.locator('h1').hover();
      await page.keyboard.press('Escape');
    },
  ]) {
    await button.click();
    await expect(button).not.toBeFocused();
    await page.locator('h1').hover();
    await expect(shown(page)).toHaveCount(1);
    await close();
    await expect(shown(page)).toHaveCount(0);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`dropdowns, motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('along the bar, each is the one of the entry where the pointer goes down', async ({
      page,
    }) => {
      await page.goto('/');
      const entries = main(page).locator('.nav-entry');
      const pairs = navigation
        .slice(1)
        .flatMap((_, at) => [[at, at + 1] as const, [at + 1, at] as const]);
      expect(pairs.length).toBeGreaterThan(0);
      for (const [from, to] of pairs) {
        await entries.nth(from).hover();
        await expect(shown(page)).toHaveCount(1);
        const boxes = await Promise.all(
          [from, to].map((at) => entries.nth(at).locator('.dropdown').boundingBox()),
        );
        const [left, right] = boxes.toSorted((one, other) => Number(one?.x) - Number(other?.x));
        if (!left || !right) throw new Error('no dropdown');
        // At once, as a hand does: down into where both lists lie.
        await entries.nth(to).hover();
        await page.mouse.move((right.x + left.x + left.width) / 2, right.y + right.height / 2);
        await expect(shown(page)).toHaveCount(1);
        await expect(entries.nth(to).locator('.dropdown')).toBeVisible();
        await page.mouse.move(0, 400);
      }
    });
    const { entry } = inMenu(firstPage.path);
    const dropdown = (page: Page) => main(page).locator(`[data-entry="${entry.id}"] .dropdown`);
    const top = entry.children.at(0)?.href ?? '';
    const bottom = entry.children.at(-1)?.href ?? '';

    test('close over the page that a link led to', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await main(page).getByRole('link', { name: entry.label, exact: true }).hover();
      await line(page, top).click();
      await expect(page).toHaveURL(top);
      await expect(dropdown(page)).toBeHidden();
    });

    test('take each key at the first press', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      const parent = main(page).getByRole('link', { name: entry.label, exact: true });
      await parent.focus();
      await page.keyboard.press('ArrowDown');
      await expect(line(page, top)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toBeHidden();
      await parent.focus();
      await page.keyboard.press('ArrowUp');
      await expect(line(page, bottom)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dropdown(page)).toBeHidden();
      await parent.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(top);
      await expect(dropdown(page)).toBeHidden();
    });
  });
}

test('a link that opens in a tab of its own leaves the menu open', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { entry, child } = inMenu(firstPage.path);
  await main(page)
    .getByRole('button', { name: entryMenu(entry.label) })
    .click();
  await page.locator('h1').hover();
  const beside = () => line(page, child.href).click({ modifiers: ['ControlOrMeta'] });
  await (await openedBy(page, beside, child.href)).close();
  await page.locator('h1').hover();
  await expect(line(page, child.href)).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: openMenu }).click();
  const menu = page.getByRole('dialog', { name: menuName });
  const oneMore = () =>
    menu.getByRole('link', { name: getStarted }).click({ modifiers: ['ControlOrMeta'] });
  await (await openedBy(page, oneMore, '/contact')).close();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: closeMenu }).click();
  await expect(menu).toBeHidden();
});

test('in a magnified window a dropdown scrolls within it', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 420 });
  await page.goto('/');
  await hydrated(page);
  const { entry } = inMenu(lastPage.path);
  const last = line(page, lastPage.path);
  await main(page)
    .getByRole('button', { name: entryMenu(entry.label) })
    .click();
  const list = shown(page).locator('> ul');
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await list.hover();
  await page.mouse.wheel(0, 600);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('in the lowest windows the bar scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await hydrated(page);
  await expect(bar(page)).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(bar(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 400 });
  await expect(bar(page)).toBeInViewport();
});

test('the logo leads a scrolled home page to its top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await bar(page).getByRole('link', { name: homeLink }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

aloneTest('nothing is fetched for a link until it is meant', async ({ page }) => {
  const atRest = watchRest(page);
  const footer = page.getByRole('contentinfo');
  await preparesNoPages(page);
  await page.goto('/');
  await hydrated(page);
  await atRest();
  const asked = requestsOf(page);
  // Of a page that is not there its very address is asked for, too.
  const fetches = requestsOf(page, 'fetch');
  const files = (ending: RegExp) =>
    asked.map((url) => new URL(url).pathname).filter((path) => ending.test(path));
  const fetched = () => [...files(/\.(?:txt|js|css)$/), ...fetches];
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Every link of the footer is in view.
  await expect(footer.getByRole('link').last()).toBeInViewport();
  await idle(page);
  expect(fetched()).toEqual([]);
  for (const { name } of comingSoonPaths) {
    await footer.getByRole('link', { name, exact: true }).hover();
    // For as long as it takes to mean a link, by the page's own time: its timer is older, and ends first.
    await page.evaluate((ms) => new Promise((rested) => setTimeout(rested, ms)), REST_MS);
  }
  await idle(page);
  expect(fetched()).toEqual([]);
  const { path } = lastPage;
  await footer.locator(`a[href="${path}"]`).hover();
  const contents = () => files(/\.txt$/);
  await expect.poll(contents).not.toEqual([]);
  // What was hovered before would have been asked for before.
  expect(contents().filter((file) => !file.startsWith(path))).toEqual([]);
});

aloneTest('the files of a page that is meant do not wait for its content', async ({ page }) => {
  const { open, opened } = gate();
  await page.route(PAYLOADS, async (route) => {
    await opened;
    await route.continue();
  });
  await preparesNoPages(page);
  await liftLimits(page);
  await page.goto('/about');
  await hydrated(page);
  const [scripts, sheets] = [requestsOf(page, 'script'), requestsOf(page, 'stylesheet')];
  const link = page.getByRole('contentinfo').locator(`a[href="${lastPage.path}"]`);
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect.poll(() => sheets.length).toBeGreaterThan(0);
  const ahead = new Set([...scripts, ...sheets]);
  open();
  await link.click();
  await expect(page).toHaveURL(lastPage.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastPage.hero.title);
  // It needs no others (with a route nothing is kept, so they may be asked for again).
  expect(new Set([...scripts, ...sheets])).toEqual(ahead);
});

/** What a file counts for that the server says is still the same. This one is asked; hosts need not be. */
const STILL_THE_SAME = 300;

/** The style sheet that a page was drawn with: its address, and what came of it over the network. */
const sheetOf = (page: Page) =>
  page.evaluate(() => {
    const { href } =
      document.querySelector<HTMLLinkElement>('[rel=stylesheet]:not([disabled])') ?? {};
    const [entry] = performance.getEntriesByName(href ?? '') as PerformanceResourceTiming[];
    return { href, bytes: entry?.transferSize };
  });

aloneTest(
  'the sheet of most pages that are linked is there before one of them',
  async ({ page }) => {
    // A page that is left alone asks for it unasked. It is fetched: its own sheets are of another type.
    const fetched = page.waitForEvent(
      'requestfinished',
      (request) => request.url().endsWith('.css') && request.resourceType() === 'fetch',
    );
    await page.goto('/');
    const own = await sheetOf(page);
    expect(own.bytes).toBeGreaterThan(STILL_THE_SAME);
    await hydrated(page);
    const next = (await fetched).url();
    expect(next).not.toBe(own.href);
    await page.locator(`#services a[href="${firstPage.path}"]`).click();
    await expect(page).toHaveURL(firstPage.path);
    await page.waitForLoadState();
    const shown = await sheetOf(page);
    expect(shown.href).toBe(next);
    expect(shown.bytes).toBeLessThanOrEqual(STILL_THE_SAME);
  },
);

/** Notes what is there when the next heading is: how many sections, and how far below the window the footer. */
const noteArrival = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const arrival = new Promise<{ sections: number; footer: number }>((resolve) => {
      const changes = new MutationObserver(() => {
        if (heading() === before) return;
        changes.disconnect();
        const { top } = document.querySelector('body > footer')?.getBoundingClientRect() ?? {
          top: 0,
        };
        const sections = document.querySelectorAll('main section').length;
        resolve({ sections, footer: top - window.innerHeight });
      });
      changes.observe(document, { childList: true, characterData: true, subtree: true });
    });
    Reflect.set(window, 'arrival', arrival);
  });
const arrival = (page: Page) =>
  page.evaluate(
    () => Reflect.get(window, 'arrival') as Promise<{ sections: number; footer: number }>,
  );

aloneTest(
  'React shows the top of a long page first, and nothing moves as the rest follows',
  async ({ page }) => {
    const shifts = await watchShifts(page);
    await preparesNoPages(page);
    await liftLimits(page);
    await page.goto('/');
    await hydrated(page);
    const sections = page.locator('main section');
    const link = page.locator(`#services a[href="${firstPage.path}"]`);
    await link.scrollIntoViewIfNeeded();
    await noteArrival(page);
    await link.click();
    const { footer, ...first } = await arrival(page);
    expect(first).toEqual({ sections: 0 });
    expect(footer).toBeGreaterThanOrEqual(0);
    await expect(sections).not.toHaveCount(0);
    await comesToRest(page);
    expect(await shifts()).toEqual([]);
    // Back, where a place on the page is to be found again, all of it is there at once.
    await noteArrival(page);
    await page.goBack();
    expect((await arrival(page)).sections).toBe(await sections.count());
  },
);

aloneTest(
  'a link of the top leads to its place, though that is not there yet',
  async ({ page }) => {
    const { path } =
      landingPages.find(({ hero }) => hero.secondary?.kind === 'calculator') ?? firstPage;
    await preparesNoPages(page);
    await liftLimits(page);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      const changes = new MutationObserver(() => {
        if (!document.querySelector('[data-rest]')) return;
        changes.disconnect();
        document.querySelector<HTMLElement>('main a[href^="#"]')?.click();
      });
      changes.observe(document, { childList: true, subtree: true });
    });
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(/#/);
    const place = page.locator(new URL(page.url()).hash);
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
);

aloneTest(
  'all of a page follows its top, though what is asked for at the click hangs',
  async ({ page }) => {
    const { open, opened } = gate();
    const asked = requestsOf(page);
    await page.route(`**${firstPage.path}/__next.*.__PAGE__.txt*`, async (route) => {
      await opened;
      await route.continue();
    });
    await page.route(`**${firstPage.path}.txt*`, () => new Promise(() => undefined));
    await preparesNoPages(page);
    await liftLimits(page);
    await page.goto('/');
    await hydrated(page);
    await markDocument(page);
    const link = page.locator(`#services a[href="${firstPage.path}"]`);
    await link.hover();
    // Of this very page: the pointer may have rested on another link on its way.
    const isAsked = () => asked.some((url) => /__PAGE__/.test(url) && url.includes(firstPage.path));
    await expect.poll(isAsked).toBe(true);
    await link.click();
    open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstPage.hero.title);
    await expect(page.locator('main section').last()).toContainText(firstPage.closing.title);
    await expectSameDocument(page);
  },
);

for (const way of ['the browser', 'React'])
  aloneTest(
    `every route change by ${way} scrolls to the top, and Back restores`,
    async ({ page }) => {
      if (way === 'React') await preparesNoPages(page);
      await liftLimits(page);
      await page.goto('/');
      await hydrated(page);
      const href = home.services.items.at(-1)?.href ?? '';
      const link = page.locator(`#services a[href="${href}"]`);
      await link.scrollIntoViewIfNeeded();
      // Where it is left: a click on what still moves scrolls first.
      await page.evaluate(() => {
        const note = () => sessionStorage.setItem('left', `${window.scrollY}`);
        window.addEventListener('click', note, { capture: true, once: true });
      });
      await link.click();
      await expect(page).toHaveURL(href);
      const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
      expect(left).toBeGreaterThan(300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(link).toBeInViewport();
      // To the pixel where nothing is loaded again. A whole browser has the page in its cache: prepared.spec.ts.
      if (way === 'React')
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
          .toBeLessThan(5);
    },
  );

test('the skip link is the first stop and leads past the bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  // A ring around the whole page would say nothing.
  await expect(page.locator('main:focus-visible')).toHaveCSS('outline-style', 'none');
});

aloneTest('the footer’s year is the reader’s, not the build’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.name}`);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  aloneTest(
    'the menu keeps focus inside, closes with Escape and after navigation',
    async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      const open = page.getByRole('button', { name: openMenu });
      const menu = page.getByRole('dialog', { name: menuName });
      await open.click();
      await expect(menu).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(press < 10 ? 'Tab' : 'Shift+Tab');
        expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await menu.getByText(inMenu(firstPage.path).entry.label, { exact: true }).click();
      await menu.locator(`a[href="${firstPage.path}"]`).click();
      await expect(page).toHaveURL(firstPage.path);
      await expect(menu).toBeHidden();

      await open.click();
      const here = menu.locator('li > [aria-current=page] > :first-child');
      await expect(here).toHaveText(inMenu(firstPage.path).child.label);
      await expect(here).toHaveCSS('text-decoration-line', 'underline');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu).toBeHidden();
    },
  );

  test('what the keyboard goes back to in a long menu stands below its bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: menuName });
    for (const { label } of navigation) await menu.getByText(label, { exact: true }).click();
    await menu.getByRole('link', { name: getStarted }).focus();
    const focused = menu.locator('nav :focus');
    const stops = await menu.locator('nav :is(a, summary)').filter({ visible: true }).count();
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(focused).toHaveCount(1);
      const [top, bar] = await Promise.all(
        [focused, menu.locator('.menu-bar')].map((each) =>
          each.evaluate((element) => element.getBoundingClientRect()),
        ),
      );
      expect(top?.top).toBeGreaterThanOrEqual(bar?.bottom ?? 0);
    }
  });

  aloneTest(
    'the bar stands frosted over the open menu, with logo, theme and close',
    async ({ page }) => {
      await likesTransparency(page);
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: openMenu }).click();
      const menu = page.getByRole('dialog', { name: menuName });
      const over = menu.locator('.menu-bar');
      await expect(over).toHaveCSS('backdrop-filter', /blur/);
      for (const { label } of navigation) await menu.getByText(label, { exact: true }).click();
      await menu.getByRole('link', { name: getStarted }).scrollIntoViewIfNeeded();
      await expect(over.getByRole('link', { name: homeLink })).toBeInViewport();
      await over.getByRole('button', { name: toLightTheme }).click();
      await expect(page.locator('html')).not.toHaveClass(/dark/);
      // It is gone before the browser has done all that closing takes.
      const atOnce = await over.getByRole('button', { name: closeMenu }).evaluate((button) => {
        (button as HTMLElement).click();
        const dialog = button.closest('dialog') as HTMLDialogElement;
        return { open: dialog.open, opacity: getComputedStyle(dialog).opacity };
      });
      expect(atOnce).toEqual({ open: true, opacity: '0' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: openMenu }).click();
      await expect(menu).toHaveCSS('opacity', '1');
    },
  );

  test('what the menu hides is put off until that is drawn, or gone, and stands where it stood', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const menu = page.getByRole('dialog', { name: menuName });
    const words = await visibleWords(page);
    /** What is drawn at the very moment at which the menu turns. */
    const atOnce = (turn: 'showModal' | 'close') =>
      page.evaluate((method) => {
        document.querySelector<HTMLDialogElement>('#mobile-menu')?.[method]();
        const inWindow = [...document.querySelectorAll('main p')].filter((paragraph) => {
          const { top, bottom } = paragraph.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        });
        return {
          seen: inWindow.some((paragraph) => paragraph.checkVisibility()),
          words: document.querySelector('main')?.innerText.replace(/\s+/g, ' ').length,
          height: document.documentElement.scrollHeight,
          top: scrollY,
        };
      }, turn);
    /** All of it is back. */
    async function comesBack() {
      await expect(page.locator('[data-unseen]')).toHaveCount(0);
      expect(await visibleWords(page)).toBe(words);
    }
    const { height } = await atOnce('close');
    const opened = await atOnce('showModal');
    expect(opened).toMatchObject({ seen: false, height, top: 400 });
    expect(opened.words).toBeLessThan(words / 4);
    await comesBack();
    // Behind the open menu, and on paper.
    await page.emulateMedia({ media: 'print' });
    expect(await visibleWords(page)).toBeGreaterThan(words / 2);
    await page.emulateMedia({ media: 'screen' });
    const closed = await atOnce('close');
    expect(closed).toMatchObject({ seen: true, height, top: 400 });
    expect(closed.words).toBeLessThan(words / 2);
    await comesBack();
    await expect(menu).toBeHidden();
  });

  test('what the menu has put off is no wider than the page, whose scroll bar is there again', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    // The browser of the tests shows no scroll bar: its room is taken in another way.
    await page.evaluate(() => {
      const room = new CSSStyleSheet();
      room.replaceSync('html:not(:has(dialog[open])) { padding-inline: 15px }');
      document.adoptedStyleSheets = [room];
      window.scrollTo({ top: 400, behavior: 'instant' });
    });
    await page.getByRole('button', { name: openMenu }).click();
    await expect(page.getByRole('dialog', { name: menuName })).toBeVisible();
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
    const closed = await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#mobile-menu')?.close();
      const { scrollWidth, clientWidth } = document.documentElement;
      return [document.querySelectorAll('[data-unseen]').length > 0, scrollWidth - clientWidth];
    });
    expect(closed).toEqual([true, 0]);
  });

  test('the menu’s bar answers its first press, its entries follow with the next frame', async ({
    page,
  }) => {
    // The entries follow after a time, too, where no frame is drawn: which comes first is the machine's affair.
    await page.addInitScript(waitLonger, [AFTER_PAINT_MS]);
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: menuName });
    const button = page.getByRole('button', { name: openMenu });
    /** Opens the menu, and closes it. Returns which of its parts the first frame draws; the last draws all. */
    async function opensBy(act: () => Promise<void>) {
      // It listens before the menu is opened: the object is there at once, what it promises comes later.
      const watched = await page.evaluateHandle(() => {
        const dialog = document.querySelector('#mobile-menu');
        const parts = ['.menu-bar a', 'nav summary'].map((part) => dialog?.querySelector(part));
        const opens = new Promise((resolve) =>
          dialog?.addEventListener('beforetoggle', resolve, { once: true }),
        );
        const frames = opens.then(async () => {
          const seen: Array<Array<boolean | undefined>> = [];
          while (seen.at(-1)?.includes(false) ?? true) {
            await new Promise(requestAnimationFrame);
            seen.push(parts.map((part) => part?.checkVisibility()));
          }
          return seen;
        });
        return { frames };
      });
      await act();
      const drawn = await watched.evaluate(({ frames }) => frames);
      await expect(menu).toBeVisible();
      await expect(page.locator('[data-unseen]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      return drawn[0];
    }
    expect(await opensBy(() => button.click())).toEqual([true, false]);
    expect(await opensBy(() => button.click())).toEqual([true, true]);
    await page.goto('/about');
    await hydrated(page);
    await button.focus();
    expect(await opensBy(() => page.keyboard.press('Enter'))).toEqual([true, true]);
  });

  test('a press of the menu’s button that is taken back leaves the page as it was', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: menuName });
    const button = page.getByRole('button', { name: openMenu });
    const words = await visibleWords(page);
    await button.hover();
    await page.mouse.down();
    await expect(menu).toBeHidden();
    expect(await visibleWords(page)).toBe(words);
    await page.mouse.move(195, 500);
    await page.mouse.up();
    await expect(menu).toBeHidden();
    // What the press has looked up is out of date by now.
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
    expect(await visibleWords(page)).toBe(words);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  test('the menu closes when the page it leads to is the page it is on', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: menuName });
    await menu.getByRole('link', { name: getStarted }).click();
    await expect(menu).toBeHidden();
    await expect(field(page, 'firstName')).toBeFocused();
  });

  for (const early of [false, true])
    aloneTest(
      `a screen that grows wide leaves no invisible menu behind, opened before React came: ${early}`,
      async ({ page }) => {
        const release = early ? await holdScripts(page) : () => undefined;
        await page.goto('/');
        if (!early) await hydrated(page);
        await page.getByRole('button', { name: openMenu }).click();
        await expect(page.getByRole('dialog', { name: menuName })).toBeVisible();
        await page.setViewportSize({ width: 1200, height: 800 });
        await release();
        await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
        const { label, href } = entryAt(0);
        await main(page).getByRole('link', { name: label, exact: true }).click();
        await page.waitForURL(href);
      },
    );
});
