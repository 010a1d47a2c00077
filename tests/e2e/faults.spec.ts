import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPages } from '../../content/landing-pages';
import { contact as contactPage } from '../../content/pages/contact';
import {
  clipboardRefused,
  copyLink,
  getStarted,
  loadAgain,
  menu,
  openMenu,
  pageStopped,
  scriptsLost,
  toHome,
  tryAgain,
} from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { photoHost } from '../../lib/env';
import { keptLink } from '../../lib/estimators/estimate-link';
import { defaultsOf } from '../../lib/estimators/model';
import { NAVIGATION_LIMIT_MS } from '../../lib/navigation/soft-navigation';
import { ARRIVAL_LIMIT_MS } from '../../lib/page-script/loading';
import type { Theme } from '../../lib/theme';
import { contact } from '../specification';
import { axeFaults } from '../support/axe';
import {
  chosenService,
  expectKept,
  expectPrefilled,
  field,
  fillContact,
  message,
  saying,
  sendButton,
} from '../support/contact';
import { OUT } from '../support/exports';
import { largestChunk, scriptsListed } from '../support/faulty-site';
import {
  examplePage,
  firstSlider,
  headlineOf,
  pagesWith,
  modelOf,
  pageWithEverything,
} from '../support/landing';
import { newestArticle } from '../support/library';
import {
  answerOf,
  backgroundOf,
  becomesReady,
  CHUNKS,
  countScripts,
  expectAnotherDocument,
  expectSameDocument,
  gate,
  holdScripts,
  hydrated,
  idle,
  markDocument,
  PAYLOADS,
  preparesNoPages,
  scriptsSettle,
  scrollThrough,
  useSavedTheme,
  violations,
  watchRest,
  watchViolations,
} from '../support/page';
import { SCRIPT_LIMITS, waitLonger } from '../support/patience';
import { ENDPOINT_SITE_PORT } from '../support/ports';
import { expect, test as aloneTest, visit as test, type Page, type Route } from '../support/test';

const SCRIPTS = '**/_next/static/**/*.js';
const WITH_ENDPOINT = `http://localhost:${ENDPOINT_SITE_PORT}`;

// What a page that is left was still asking for is no fault of the test that left it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const everything = pageWithEverything();
const newest = articlePath(newestArticle().id);

const gone = (page: Page, files: string) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
const notice = (page: Page) => page.getByText(scriptsLost);
const giveIntent = (page: Page) => page.mouse.wheel(0, 50);

const never = () => new Promise<never>(() => undefined);

/** The page can be read to the last word, and what needs no React works. */
async function readsAndWorks(page: Page): Promise<void> {
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
  const question = page.locator('#faq details').first();
  if ((await question.count()) > 0) {
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  }
  await page.locator('[data-theme-toggle]').first().click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  // A control that cannot work is not on the page.
  const dead = page.locator(
    'main [role=tab], main button[type=button], main fieldset input[type=radio]',
  );
  expect(await dead.filter({ visible: true }).count()).toBe(0);
}

interface Fault {
  fault: string;
  /** Breaks things, before the page is opened. */
  before: (page: Page) => Promise<unknown>;
}

const lostScripts: Fault[] = [
  { fault: 'every script chunk is 404', before: (page) => gone(page, CHUNKS) },
  {
    fault: 'a stale deploy: old HTML, and the scripts it names are gone',
    before: (page) => gone(page, SCRIPTS),
  },
  {
    fault: 'one chunk of them is 404',
    before: (page) => gone(page, `**${largestChunk('/contact')}`),
  },
  {
    fault: 'the connection drops after the HTML',
    before: (page) => page.route(SCRIPTS, (route) => route.abort()),
  },
];

const pages = [
  '/',
  everything.path,
  examplePage('tabs', 'estimator', 'plans').path,
  '/resources',
  '/contact',
];

for (const [number, { fault, before }] of lostScripts.entries()) {
  // The first shows of every page what it is without its scripts; each of the others, on one, that it is noticed.
  for (const path of number === 0 ? pages : pages.slice(number, number + 1)) {
    test(`${fault}: ${path} reads, works and says so`, async ({ page }) => {
      await before(page);
      await page.goto(path);
      await giveIntent(page);
      await expect(notice(page)).toBeVisible();
      await readsAndWorks(page);
      // What a fault leaves is the same for all of them: one is looked at closely.
      if (number === 0) expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test('lost scripts: a link leads on, and the menu opens', async ({ page }) => {
  await gone(page, SCRIPTS);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await giveIntent(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: openMenu }).click();
  await page.getByRole('dialog', { name: menu }).getByRole('link', { name: getStarted }).click();
  await page.waitForURL('/contact');
});

test('lost scripts: Try again brings them, and an early click with them', async ({ page }) => {
  // The answers are held back until the click is made: without scripts there is no tab to click.
  const { open, opened } = gate();
  await page.route(SCRIPTS, async (route) => {
    await opened;
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto(everything.path);
  await page.getByRole('tab').nth(1).click();
  open();
  await expect(notice(page)).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: tryAgain }).click();
  await becomesReady(page);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

/** Answers forms that are sent without scripts. Returns what they have sent. */
async function answerForms(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/contact', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ body: 'Thank you', contentType: 'text/plain' });
  });
  return sent;
}

aloneTest('lost scripts: the form goes the way it goes without any', async ({ page }) => {
  await page.route(`${WITH_ENDPOINT}${SCRIPTS.slice(2)}`, (route) => route.abort());
  await page.route(SCRIPTS, (route) => route.abort());
  const sent = await answerForms(page);
  await page.goto(`${WITH_ENDPOINT}/contact`);
  await giveIntent(page);
  await expect(notice(page)).toBeVisible();
  await fillContact(page);
  await sendButton(page).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(new URLSearchParams(sent[0]).get('email')).toBe(message.email);
});

/** Lets every script arrive, and do nothing. */
async function emptyScripts(page: Page): Promise<void> {
  await countScripts(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
}
/** Lets the time pass that scripts have, on a page whose clock the test holds. */
async function waitForScripts(page: Page): Promise<void> {
  await scriptsSettle(page, scriptsListed(new URL(page.url()).pathname).length);
  await page.clock.fastForward(ARRIVAL_LIMIT_MS);
}

aloneTest(
  'scripts that do nothing: a message that was sent before goes off without them, once',
  async ({ page }) => {
    await emptyScripts(page);
    const sent = await answerForms(page);
    await page.clock.pauseAt(3_600_000);
    await page.goto(`${WITH_ENDPOINT}/contact`);
    await fillContact(page);
    await sendButton(page).click();
    expect(sent).toEqual([]);
    await waitForScripts(page);
    await expect(page.getByText('Thank you')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(new URLSearchParams(sent[0]).get('email')).toBe(message.email);
  },
);

aloneTest(
  'scripts that do nothing: Try again loads the page anew, and the words stay',
  async ({ page }) => {
    await emptyScripts(page);
    await page.clock.install();
    await page.goto('/contact');
    await fillContact(page);
    await waitForScripts(page);
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: tryAgain }).click();
    await becomesReady(page);
    await expectKept(page);
  },
);

test('old scripts that are gone: what a retry does not mend, a fresh page does', async ({
  page,
}) => {
  await gone(page, SCRIPTS);
  const rests = watchRest(page);
  await page.goto('/contact');
  await fillContact(page);
  const retry = page.getByRole('button', { name: tryAgain });
  await rests();
  const lost = page.waitForResponse(SCRIPTS);
  await retry.click();
  await lost;
  await rests();
  await markDocument(page);
  await page.unroute(SCRIPTS);
  await retry.click();
  await becomesReady(page);
  await expectAnotherDocument(page);
  await expectKept(page);
});

for (const path of ['//contact', '/contact/']) {
  test(`${path} is a page like any other`, async ({ page, baseURL }) => {
    // A host that does not lead visitors to the address itself.
    const body = readFileSync(join(OUT, 'contact.html'), 'utf8');
    await page.route(`${baseURL}${path}?from=elsewhere`, (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    const release = await holdScripts(page);
    await page.goto(`${baseURL}${path}?from=elsewhere`, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/contact?from=elsewhere');
    await markDocument(page);

    await expect(page.locator('.skip-link')).toBeAttached();
    // A place of this page, before React is there: the browser steps there by itself.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact?from=elsewhere#main');
    await release();
    await expect(page.locator('h1')).toHaveText(contactPage.hero.title);

    // Where one already is, the link to it leads to what is wanted there.
    await page.getByRole('link', { name: getStarted }).first().click();
    await expect(field(page, 'firstName')).toBeFocused();
    await expectSameDocument(page);
  });
}

interface BrokenStep {
  fault: string;
  files: string;
  answer: (route: Route) => Promise<unknown>;
  /** Whether it shows only in that nothing comes. */
  isSilent?: true;
}

const anotherDeploy = (route: Route) =>
  route.fulfill({
    body: answerOf(route).replace(/"b":"[^"]+"/, '"b":"another"'),
    contentType: 'text/plain',
  });

const brokenSteps: BrokenStep[] = [
  { fault: 'its payload hangs', files: PAYLOADS, answer: never, isSilent: true },
  {
    fault: 'its payload is cut',
    files: PAYLOADS,
    answer: (route) => {
      const body = answerOf(route);
      return route.fulfill({ body: body.slice(0, body.length / 2), contentType: 'text/plain' });
    },
  },
  {
    fault: 'its payload is another page',
    files: PAYLOADS,
    answer: (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  },
  {
    fault: 'its payload is of another deploy',
    files: PAYLOADS,
    answer: anotherDeploy,
  },
  { fault: 'its script is gone', files: CHUNKS, answer: (route) => route.fulfill({ status: 404 }) },
  { fault: 'its script hangs', files: CHUNKS, answer: never, isSilent: true },
  {
    fault: 'its script is empty',
    files: CHUNKS,
    answer: (route) => route.fulfill({ body: '', contentType: 'text/javascript' }),
    isSilent: true,
  },
];
/** What shows its fault leads on by itself, also where a page waits a hundred times as long for what says nothing. */
const testOf = ({ isSilent }: BrokenStep) => (isSilent ? aloneTest : test);

for (const step of brokenSteps) {
  const { fault, files, answer, isSilent } = step;
  testOf(step)(`a step to another page, and ${fault}: it is an ordinary one`, async ({ page }) => {
    if (isSilent) await page.clock.install();
    await preparesNoPages(page);
    await page.goto('/');
    await hydrated(page);
    await markDocument(page);
    await page.route(files, (route) => answer(route));
    await page.locator('footer a[href="/contact"]').click();
    // Where it shows its fault, the next page's time is not to run ahead.
    if (isSilent) {
      await idle(page);
      await page.clock.fastForward(NAVIGATION_LIMIT_MS);
    }
    await expectAnotherDocument(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).toHaveText(contactPage.hero.title);
    await expect(sendButton(page)).toBeVisible();
  });
}

// A script that says nothing ends as a payload that hangs does.
for (const step of brokenSteps.filter((one) => one.files === PAYLOADS || !one.isSilent)) {
  const { fault, files, answer, isSilent } = step;
  testOf(step)(`a step to another page, and ${fault}: unsent words go along`, async ({ page }) => {
    if (isSilent) await page.clock.install();
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await markDocument(page);
    await page.route(files, (route) => answer(route));
    // The page that is loaded asks for its scripts later, and gets them.
    page.once('domcontentloaded', () => page.unroute(files));
    const target = landingPages[0]?.path ?? '';
    await page.locator(`footer a[href="${target}"]`).click();
    if (isSilent) {
      await idle(page);
      await page.clock.fastForward(NAVIGATION_LIMIT_MS);
    }
    await expectAnotherDocument(page);
    await expect(page).toHaveURL(target);
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('header').getByRole('link', { name: getStarted }).first().click();
    await expect(page).toHaveURL('/contact');
    await expectKept(page);
  });
}

test('back to the form from a page that was loaded with its words, and its payload is gone', async ({
  page,
}) => {
  const target = landingPages[0]?.path ?? '';
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await markDocument(page);
  await page.route(PAYLOADS, (route) => anotherDeploy(route));
  await page.locator(`footer a[href="${target}"]`).click();
  await expectAnotherDocument(page);
  await hydrated(page);
  await page.unroute(PAYLOADS);
  await gone(page, PAYLOADS);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('h1')).toHaveText(contactPage.hero.title);
  await expectKept(page);
});

test('a plan’s link after a deploy: unsent words go along, and the service is that of the plan', async ({
  page,
}) => {
  const priced = pagesWith('plans').find((each) => each.contactService !== chosenService);
  if (!priced) throw new Error('no other service with plans');
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await page.locator(`footer a[href="${priced.path}"]`).click();
  await expect(page).toHaveURL(priced.path);
  await markDocument(page);
  await page.route(PAYLOADS, (route) => anotherDeploy(route));
  await page.locator('main a[href^="/contact?plan="]').filter({ visible: true }).first().click();
  await expectAnotherDocument(page);
  await hydrated(page);
  await expectPrefilled(page, priced.contactService, saying(message.message));
  await expect(field(page, 'message')).toHaveValue(saying(priced.name));
  await expect(field(page, 'email')).toHaveValue(message.email);
});

aloneTest('back from a page within seconds: nobody is thrown forward again', async ({ page }) => {
  await preparesNoPages(page);
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await fillContact(page);
  // A step is known when it begins: what it leads to may come after the test has looked.
  await page.evaluate(() => {
    const steps: string[] = [];
    window.navigation.addEventListener('navigate', ({ destination }) =>
      steps.push(destination.url),
    );
    Object.assign(window, { steps });
  });
  await page.clock.fastForward(NAVIGATION_LIMIT_MS);
  await idle(page);
  expect(await page.evaluate(() => Reflect.get(window, 'steps') as string[])).toEqual([]);
  await expect(page).toHaveURL('/contact');
  await expectKept(page);
});

/** Makes whatever is drawn with a method of arrays fail, until the returned function is called. */
async function breakArrays(page: Page, method: 'flatMap' | 'map'): Promise<() => Promise<void>> {
  await page.evaluate((name) => {
    const whole = Array.prototype[name];
    const fail = () => {
      throw new Error('thrown by the test');
    };
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { [name]: whole }) });
    Object.assign(Array.prototype, { [name]: fail });
  }, method);
  return () => page.evaluate('window.mend()');
}

/** The error page, in the look of the site and within its policy, with ways on. */
async function expectErrorPage(page: Page, theme: Theme): Promise<void> {
  const heading = page.getByRole('alert').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(pageStopped);
  await expect(heading).toBeInViewport();
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);
  const look = await page.evaluate(() => ({
    back: getComputedStyle(document.body).backgroundColor,
    font: getComputedStyle(document.body).fontFamily,
  }));
  expect(look.back).toBe(backgroundOf(theme));
  expect(look.font).toContain('instrument');
  await expect(page.getByRole('link', { name: toHome })).toHaveAttribute('href', '/');
  expect(await violations(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
}

test('a fault in a page: the error page, and Try again gives the words back', async ({ page }) => {
  await watchViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await field(page, 'email').fill('nobody');
  const mend = await breakArrays(page, 'flatMap');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageStopped);
  await mend();
  await expectErrorPage(page, 'dark');
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(page.locator('#main')).toBeFocused();
  await field(page, 'email').fill(message.email);
  await expectKept(page);
});

test('a fault in the layout: the same in its theme, and every button of it works', async ({
  page,
}) => {
  await watchViolations(page);
  await useSavedTheme(page, 'light');
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  const mend = await breakArrays(page, 'map');
  await page.locator('[aria-controls=menu-services]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageStopped);
  await mend();
  await expectErrorPage(page, 'light');
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(page.locator('#main')).toBeFocused();
  await expectKept(page);
});

for (const part of ['page', 'layout'] as const) {
  test(`a fault in the ${part}: the links of the error page take the words along`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await field(page, 'email').fill('nobody');
    const mend = await breakArrays(page, part === 'page' ? 'flatMap' : 'map');
    const control =
      part === 'page' ? sendButton(page) : page.locator('[aria-controls=menu-services]');
    await control.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageStopped);
    await mend();
    await markDocument(page);
    await page.getByRole('alert').getByRole('link', { name: toHome }).click();
    await expectAnotherDocument(page);
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await page.locator('footer a[href="/contact"]').click();
    await expect(page.locator('h1')).toHaveText(contactPage.hero.title);
    await expect(field(page, 'email')).toHaveValue('nobody');
    await field(page, 'email').fill(message.email);
    await expectKept(page);
  });
}

/** What the layout is drawn from is broken. It arrives when the returned function is called. */
async function breakLayout(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  await page.route('**/payload/*.js', async (route) => {
    const body = answerOf(route).replace('\\"entries\\":[', '\\"entries\\":null,\\"was\\":[');
    await opened;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  return open;
}

test('a fault in the layout before React is there: its buttons work too', async ({ page }) => {
  const arrive = await breakLayout(page);
  arrive();
  await page.goto('/contact');
  await giveIntent(page);
  await becomesReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageStopped);
  await page.unroute('**/payload/*.js');
  await page.getByRole('button', { name: loadAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.hero.title);
});

test('words typed before a fault of the very first drawing outlive a fresh load', async ({
  page,
}) => {
  let arrive = await breakLayout(page);
  await page.goto('/contact');
  await fillContact(page);
  arrive();
  for (const fault of ['first', 'again']) {
    await becomesReady(page);
    await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText(pageStopped);
    if (fault === 'again') await page.unroute('**/payload/*.js');
    else arrive = await breakLayout(page); // what it waits for: the page starts itself before long
    await page.getByRole('button', { name: loadAgain }).click();
    await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText(contactPage.hero.title);
    await expectKept(page);
    await giveIntent(page);
    arrive();
  }
  await becomesReady(page);
  await expectKept(page);
});

test('a stale deploy under an open page: a link loads the new page whole', async ({ page }) => {
  await preparesNoPages(page);
  await page.goto('/');
  await hydrated(page);
  await gone(page, PAYLOADS);
  await gone(page, CHUNKS);
  await markDocument(page);
  const target = landingPages[0]?.path ?? '';
  await page.locator(`footer a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('h1')).toBeVisible();
  await expectAnotherDocument(page);
});

const calculated = modelOf(everything.estimator);
for (const [where, path, copied] of [
  ['an article', newest, newest],
  [
    'an estimate',
    everything.path,
    keptLink(everything.path, calculated, defaultsOf(calculated.inputs), calculated.billing?.[0]),
  ],
] as const) {
  test(`${where}, clipboard denied: the address is there to copy by hand`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      }),
    );
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: copyLink, exact: true }).click();
    await expect(main.getByText(clipboardRefused)).toBeVisible();
    const address = main.getByRole('textbox');
    const { href } = new URL(copied, page.url());
    await expect(address).toHaveValue(href);
    const selected = () =>
      address.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]);
    await expect.poll(selected).toEqual([0, href.length]);
    // A field of its own, as wide as where it stands.
    const { height = 0, width = 0 } = (await address.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBe(
      (await address.locator('xpath=ancestor::*[@role="status"]').boundingBox())?.width,
    );
    expect(await axeFaults(page)).toEqual([]);
  });
}

aloneTest(
  'photo host down: every photograph gives way to its drawing',
  async ({ page, photoStandIn }) => {
    await photoStandIn.detach();
    await page.route(`${photoHost}/**`, (route) => route.abort());
    await page.goto('/resources');
    await hydrated(page);
    // Those from further down are not asked for before somebody comes near them.
    await scrollThrough(page);
    // One of our own comes from here.
    const photographs = page.locator(`main .photo:has(img[src^="${photoHost}"])`);
    const count = await photographs.count();
    expect(count).toBeGreaterThan(1);
    await expect(photographs.locator('img[data-failed]')).toHaveCount(count);
    await expect(photographs.locator('img').filter({ visible: true })).toHaveCount(0);
    await expect(photographs.filter({ has: page.locator('use') })).toHaveCount(count);
  },
);

aloneTest(
  'offline after load, untouched: it says so, and comes back with the connection',
  async ({ page, context }) => {
    // Not before: a page that was slow to come asks for them unasked.
    const { open, opened } = gate();
    await page.route(SCRIPTS, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(everything.path);
    await context.setOffline(true);
    open();
    // One event: a pointer on its way would have told the page already that its scripts do not come.
    await page.getByRole('tab').nth(1).dispatchEvent('click');
    await expect(notice(page)).toBeVisible();
    await readsAndWorks(page);
    for (const { question } of everything.faqs.items)
      await expect(page.getByText(question)).toBeVisible();
    await context.setOffline(false);
    await becomesReady(page);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  },
);

aloneTest('offline after load, in use: every control still works', async ({ page, context }) => {
  await page.goto(everything.path);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.locator('fieldset label').nth(1).click();
  await expect(page.locator('[data-billing]')).toHaveAttribute('data-billing', 'second');
  const { estimator, pricing } = everything;
  const [slider, { max }] = firstSlider(estimator);
  await page.locator(`#calculator input[name="${slider}"]`).focus();
  await page.keyboard.press('End');
  await expect(page.locator('#calculator strong').first()).toHaveText(
    headlineOf(estimator, { [slider]: max }, pricing.options[1].id),
  );
  await scrollThrough(page);
  await expect(page.locator('[data-reveal=pending]')).toHaveCount(0);
});

for (const [when, isLate] of [
  ['while offline', false],
  ['when it is online again', true],
] as const) {
  aloneTest(
    `offline, a form that no script has touched keeps its words and is sent later: the last script is lost ${when}`,
    async ({ page, context }) => {
      const sent: string[] = [];
      await page.route('**/contact', (route) => {
        const method = route.request().method();
        if (method === 'GET') return route.fallback();
        if (method === 'POST') sent.push(route.request().postData() ?? '');
        return route.fulfill({
          status: method === 'OPTIONS' ? 204 : 200,
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        });
      });
      const { length } = scriptsListed('/contact');
      const last = largestChunk('/contact');
      const [touched, late] = [gate(), gate()];
      await countScripts(page);
      await page.addInitScript(waitLonger, SCRIPT_LIMITS); // with a page whose scripts are given up, the browser sends the form
      // Nor is one laid ready before: on a busy machine the page may be slow to come, and ask for them unasked.
      await page.route(SCRIPTS, async (route) => {
        await touched.opened;
        if (isLate && route.request().url().endsWith(last)) await late.opened;
        await route.fulfill({ status: 404, body: 'Not found' });
      });
      await page.goto(`${WITH_ENDPOINT}/contact`);
      await context.setOffline(true);
      await fillContact(page);
      await sendButton(page).click();
      touched.open();
      await expect(notice(page)).toBeVisible();
      await scriptsSettle(page, isLate ? length - 1 : length);
      await expectKept(page);
      expect(sent).toEqual([]);
      await page.unroute(SCRIPTS);
      // Heard after the page script has heard it.
      await page.evaluate(() => {
        const note = () => (document.documentElement.dataset.online = '');
        addEventListener('online', note, { once: true });
      });
      await context.setOffline(false);
      await expect(page.locator('html')).toHaveAttribute('data-online');
      late.open();
      await becomesReady(page);
      await expect(page.getByText(contact.success)).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );
}
