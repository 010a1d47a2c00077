import { landingPages } from '../../content/landing-pages';
import { ARRIVAL_LIMIT_MS } from '../../lib/page-script/loading';
import { message } from '../support/contact';
import {
  largestChunk,
  scriptsListed,
  spareChunk,
  startFaultySite,
  unreadable,
  type FaultySite,
  type ScriptFault,
} from '../support/faulty-site';
import { becomesReady, countScripts, requestsOf, scriptsSettle } from '../support/page';
import { expect, test, type Page } from '../support/test';

declare global {
  interface Window {
    /** What a form that went the browser's own way had in its e-mail field. */
    posted: unknown[];
  }
}

/** A page, what a visitor does on it, and how it shows that it heard. */
interface Touched {
  path: string;
  /** The control that is touched, in the page. */
  control: string;
  /** A selector that holds once React has answered the touch. */
  answered: string;
}

const cloud = landingPages.find(({ slug }) => slug === 'cloud-services')?.path ?? '';
const pages: Touched[] = [
  {
    path: '/contact',
    control: '#contact-form [type=submit]',
    answered: '#contact-form :is([aria-disabled=true], [data-answer])',
  },
  {
    path: cloud,
    control: '[role=tab]:nth-child(2)',
    answered: '[role=tab][aria-selected=true]:nth-child(2)',
  },
  {
    path: '/resources',
    control: 'fieldset li:nth-child(2) button',
    answered: 'fieldset li:nth-child(2) button[aria-pressed=true]',
  },
  {
    path: '/index',
    control: '[aria-controls=menu-services]',
    answered: '[aria-controls=menu-services][aria-expanded=true]',
  },
];

let site: FaultySite;
test.beforeAll(async () => {
  site = await startFaultySite();
});
test.afterAll(() => site.close());
test.beforeEach(async ({ context, page }) => {
  site.release();
  site.cut(1);
  // Where requests pass through the test, the browser caches nothing.
  await context.unrouteAll();
  await countScripts(page);
  await page.addInitScript(() => {
    window.posted = [];
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault(); // the page stays, to be looked at
      window.posted.push(new FormData(event.target as HTMLFormElement).get('email'));
    });
  });
});

/** Writes into the fields, where there are any, and clicks, with the visitor's own first sign. */
const touch = (page: Page, control: string) =>
  page.evaluate(
    ([selector, words]) => {
      for (const [name, value] of Object.entries(words)) {
        const field = document.querySelector<HTMLInputElement>(`#contact-form [name=${name}]`);
        if (field) field.value = value;
      }
      const choice = document.querySelector<HTMLSelectElement>('#contact-form select');
      if (choice) choice.selectedIndex = 1;
      dispatchEvent(new Event('pointerdown'));
      const element = document.querySelector<HTMLElement>(selector);
      element?.click();
      element?.focus();
    },
    [control, message] as const,
  );

/** What a visitor sees and has. */
const look = (page: Page, control: string) =>
  page.evaluate((selector) => {
    const shown = (within: string) =>
      [...document.querySelectorAll(within)].filter((element) => element.checkVisibility());
    const fields = document.querySelectorAll<HTMLInputElement>(
      '#contact-form [name]:not([type=hidden])',
    );
    return {
      scripts: document.documentElement.dataset.scripts,
      says: shown('.scripts-notice').length === 1,
      panelsHidden:
        document.querySelectorAll('[role=tabpanel]').length - shown('[role=tabpanel]').length,
      // Both prices show: what tells them apart must, too.
      pricesUnnamed: [...document.querySelectorAll('[data-price] .sr-only')].filter(
        (words) => getComputedStyle(words).position !== 'static',
      ).length,
      dead: shown('main [role=tab], main button[type=button], main fieldset [type=radio]').length,
      there: shown(selector).length === 1,
      words: [...fields].filter(({ value }) => value !== '').length,
      posted: window.posted,
    };
  }, control);

/** Opens a page, and waits for its end, be it cut. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => document.readyState !== 'loading' && resolve();
        document.addEventListener('readystatechange', look);
        look();
      }),
  );
}

/** Waits until React has begun to take the page over, and so for what it lacks. */
const reactWaits = (page: Page) =>
  page.evaluate(async () => {
    const begun = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    while (!begun()) await new Promise(requestAnimationFrame);
  });

/** How a script can arrive, and not do its work. */
const scriptFaults = ['404', 'empty', 'unreadable', 'throws', 'hangs'] as const;
/** Of what a browser cannot read, each script in turn gets another kind. */
const faultOf = (fault: (typeof scriptFaults)[number], script: number): ScriptFault =>
  fault === 'unreadable' ? (unreadable[script % unreadable.length] ?? 'half') : fault;

const lists = pages.map(({ path }) => scriptsListed(path));
const shared = (lists[0] ?? []).filter((script) => lists.every((list) => list.includes(script)));
/**
 * The scripts of a page to break in one way: all that only some pages have. Those that all have are
 * shared out among the pages: each is broken in each way on one of them.
 */
const scriptsToBreak = (page: number, fault: number) =>
  (lists[page] ?? []).filter((script) => {
    const place = shared.indexOf(script);
    return place < 0 || (place + fault) % pages.length === page;
  });

for (const [place, { path, control, answered }] of pages.entries()) {
  const isForm = path === '/contact';
  const posted = isForm ? [message.email] : [];
  const fails = { scripts: 'failed', says: true, panelsHidden: 0, pricesUnnamed: 0, dead: 0 };

  for (const [number, fault] of scriptFaults.entries()) {
    test(`${path}, any of its scripts: ${fault}`, async ({ page }) => {
      await page.clock.install();
      const { length } = lists[place] ?? [];
      const broken = scriptsToBreak(place, number);
      const spare = spareChunk(path);
      for (const [index, script] of broken.entries()) {
        site.break(script, faultOf(fault, index));
        await open(page, path);
        await touch(page, control);
        await scriptsSettle(page, fault === 'hangs' ? length - 1 : length);
        if (script === spare) {
          // React comes without it, and a clock that ran ahead before would only be in its way.
          await becomesReady(page);
          await page.clock.fastForward(ARRIVAL_LIMIT_MS);
          const seen = await look(page, control);
          // A form that has gone its own way meanwhile is not sent a second time.
          const sent = seen.posted.length > 0 ? 0 : 1;
          await expect(page.locator(answered), script).toHaveCount(sent);
          expect(seen, script).toMatchObject({ scripts: 'ready', says: false });
          continue;
        }
        await page.clock.fastForward(ARRIVAL_LIMIT_MS);
        const seen = await look(page, control);
        expect(seen, script).toMatchObject({ ...fails, posted });
        if (isForm) expect(seen, script).toMatchObject({ words: 6, there: true });
      }
      expect(broken.length).toBeGreaterThan(2);
    });
  }

  test(`${path}, a script that fails late: the page stays`, async ({ page }) => {
    await page.clock.install();
    const scripts = scriptsListed(path);
    // Of those that React asks for while it takes the page over.
    const own = scripts.filter((script) => script.includes('/chunks/') && !shared.includes(script));
    const script = own.find((each) => each !== spareChunk(path)) ?? '';
    const asked = requestsOf(page, 'script');
    site.break(script, 'hangs');
    // To its end: when that comes, the page asks once more for what has failed.
    await page.goto(site.origin + path);
    await touch(page, control);
    await scriptsSettle(page, scripts.length - 1);
    await reactWaits(page);
    site.fail();
    await scriptsSettle(page, scripts.length);
    await page.clock.fastForward(ARRIVAL_LIMIT_MS);
    // What was asked for before has been counted by then.
    await page.evaluate(async () => void (await fetch('/robots.txt')));
    expect(asked.filter((address) => address.endsWith(script))).toHaveLength(1);
    expect(await look(page, control)).toMatchObject({ ...fails, posted });
  });

  test(`${path}, a script that comes late: all is as if nothing had been`, async ({ page }) => {
    await page.clock.install();
    const scripts = scriptsListed(path);
    // The page's data, what it cannot do without, and what starts them all.
    for (const script of [scripts[0], largestChunk(path), scripts.at(-1)]) {
      site.break(script ?? '', 'hangs');
      await open(page, path);
      await touch(page, control);
      await scriptsSettle(page, scripts.length - 1);
      await page.clock.fastForward(ARRIVAL_LIMIT_MS);
      expect(await look(page, control)).toMatchObject(fails);
      site.release();
      await becomesReady(page);
      // A form that has gone its own way is not sent a second time.
      await expect(page.locator(answered)).toHaveCount(isForm ? 0 : 1);
      expect(await look(page, control)).toMatchObject({ scripts: 'ready', says: false, posted });
    }
  });

  for (const [where, share] of [
    ['in its words', 0.8],
    ['in the list of its scripts', 0.995],
  ] as const) {
    test(`${path}, cut ${where}: it says so`, async ({ page }) => {
      // A page that finds itself slow reads the rest of its list once more: the clock would throw what that does.
      await page.clock.pauseAt(3_600_000);
      site.cut(share);
      await open(page, path);
      await touch(page, control);
      await page.clock.fastForward(ARRIVAL_LIMIT_MS);
      const seen = await look(page, control);
      expect(seen).toMatchObject({ ...fails, posted: isForm && seen.there ? posted : [] });
    });
  }
}
