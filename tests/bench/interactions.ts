import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { TYPING_PAUSE_MS } from '../../components/resources/use-library';
import { healthcare } from '../../content/industries/healthcare';
import { cloudServices } from '../../content/services/cloud-services';
import { cybersecurity } from '../../content/services/cybersecurity';
import * as ui from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { photoHost } from '../../lib/env';
import { field, fillContact, sendButton } from '../support/contact';
import { makeExports } from '../support/exports';
import { newestArticle } from '../support/library';
import { startNginx } from '../support/nginx';
import { hydrated } from '../support/page';
import { gradientPng } from '../support/png';
import { median } from './median';
import { writeResults } from './results';
import { withBrowser } from './with-browser';

/**
 * How soon the page answers a hand, once its scripts are there, on a processor four times slower: every
 * kind of control, with real input, ten times each, by Event Timing. Writes its table into
 * interactions.md. `npm run bench:interactions -- menu` measures what has that word in its name, and
 * writes nothing. Not a test: times depend on the machine.
 */
const TIMES = 10;
const SLOWER = 4;
const BOUND_MS = 50;
const PORT = 4326;
/** The least that the browser reports. */
const LEAST_MS = 16;
/** How long a finger or a button is down. */
const PRESS_MS = 60;
/** How long the page rests between two touches: nothing of it is drawn meanwhile. */
const REST_MS = 100;
/** The longest pause that a page makes by itself in what follows from a touch: the library's, when typing rests. */
const pauseOf = (path: string) => (path === '/resources' ? TYPING_PAUSE_MS : 0);
/** The key that ends a touch (`watch`): alone it does nothing, and no focus becomes visible by it. */
const END_KEY = 'Control';

/** A page with nothing but a square, and the whole of its script. */
const SQUARE = '/a-square';
const SQUARE_PAGE = `<!doctype html>
<html lang="en" data-scripts="ready">
<meta name="viewport" content="width=device-width">
<style>button { border: 0; width: 40px; height: 40px; background: teal } .on { background: orange }</style>
<button aria-label="Square"></button>
<script>document.querySelector('button').onclick = ({ target }) => target.classList.toggle('on')</script>`;

const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
type Screen = keyof typeof SCREENS;

/** A visitor's hand: a mouse, or a finger. */
interface Hand {
  page: Page;
  press: (target: Locator, across?: number) => Promise<void>;
}

interface Interaction {
  name: string;
  path: string;
  /** Left out: on both. */
  only?: Screen;
  /** Everywhere else a touch that changes nothing is an error. */
  changesNothing?: true;
  /** Not measured. */
  before?: (hand: Hand, time: number) => Promise<unknown>;
  act: (hand: Hand, time: number) => Promise<unknown>;
}

const article = articlePath(newestArticle().id);
/** A word that is typed letter by letter: all articles, then fewer and fewer. */
const TYPED = 'network sec';

const themeButton = ({ page }: Hand) =>
  page.getByRole('button', { name: new RegExp(`${ui.toLightTheme}|${ui.toDarkTheme}`) });
const menu = ({ page }: Hand) => page.locator('#mobile-menu');
const openMenu = (hand: Hand) => hand.page.getByRole('button', { name: ui.openMenu });
const closeMenu = (hand: Hand) => hand.page.getByRole('button', { name: ui.closeMenu });
const calculator = ({ page }: Hand) => page.locator('#calculator');
const slider = (hand: Hand) => calculator(hand).getByRole('slider').first();
const key = (name: string) => (hand: Hand) => hand.page.keyboard.press(name, { delay: PRESS_MS });
/** One of some, another each time. */
const one = (some: Locator, count: number, time: number) => some.nth((time + 1) % count);
const unlessOpen = async (hand: Hand) => {
  if (!(await menu(hand).isVisible())) await hand.press(openMenu(hand));
};
const toggleTheme = (hand: Hand) => hand.press(themeButton(hand).first());
const unfold = async (hand: Hand) => {
  await hand.press(hand.page.locator('#replay summary'));
  await hand.page.locator('.replay-player').waitFor();
};

/** What machine and browser take for the least that can be seen. It stands in the table's first rows and its last. */
const square: Interaction = {
  name: 'a square alone changes its colour',
  path: SQUARE,
  act: (hand) => hand.press(hand.page.locator('button')),
};

/** Moves the mouse to one of nine parts of a slider, there and back by turns. */
async function moveAlong(hand: Hand, part: number, time: number): Promise<void> {
  const { x, y, width, height } = await boxOf(slider(hand));
  const along = (part + 0.5) / 9;
  await hand.page.mouse.move(x + width * (time % 2 === 0 ? along : 1 - along), y + height / 2);
}

/** The page as it was at first: what has been copied once shows nothing new the next time. */
async function anew({ page }: Hand): Promise<void> {
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

const INTERACTIONS: Interaction[] = [
  {
    name: 'nothing: a heading is touched',
    path: '/',
    changesNothing: true,
    act: (hand) => hand.press(hand.page.getByRole('heading', { level: 1 })),
  },
  square,
  { name: 'theme', path: '/', act: toggleTheme },
  { name: 'theme', path: cloudServices.path, act: toggleTheme },
  { name: 'theme', path: '/resources', act: toggleTheme },
  {
    name: 'menu, opens',
    path: '/',
    only: 'phone',
    before: async (hand) => {
      if (await menu(hand).isVisible()) await hand.press(closeMenu(hand));
    },
    act: (hand) => hand.press(openMenu(hand)),
  },
  {
    name: 'menu, closes',
    path: '/',
    only: 'phone',
    before: unlessOpen,
    act: (hand) => hand.press(closeMenu(hand)),
  },
  {
    name: 'menu, an entry',
    path: '/',
    only: 'phone',
    before: unlessOpen,
    act: (hand, time) => hand.press(one(menu(hand).locator('summary'), 3, time)),
  },
  { name: 'menu, theme', path: '/', only: 'phone', before: unlessOpen, act: toggleTheme },
  {
    name: 'dropdown, kept open by its button',
    path: '/',
    only: 'wide',
    act: (hand, time) => hand.press(one(hand.page.locator('.nav-entry > button'), 4, time)),
  },
  {
    name: 'dropdown, by key',
    path: '/',
    only: 'wide',
    before: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.locator('.nav-entry > a').first().focus();
    },
    act: key('ArrowDown'),
  },
  {
    name: 'tab',
    path: cloudServices.path,
    act: (hand, time) =>
      hand.press(one(hand.page.getByRole('tab'), cloudServices.tabs.items.length, time)),
  },
  {
    name: 'tab, by key',
    path: cloudServices.path,
    only: 'wide',
    before: ({ page }) => page.locator('[role=tab][aria-selected=true]').focus(),
    act: key('ArrowRight'),
  },
  {
    name: 'slider, on its track',
    path: cloudServices.path,
    act: (hand, time) => hand.press(slider(hand), ((time + 1) * 0.37) % 1),
  },
  {
    name: 'slider, drawn along',
    path: cloudServices.path,
    only: 'wide',
    before: (hand, time) => moveAlong(hand, 0, time),
    act: async (hand, time) => {
      await hand.page.mouse.down();
      for (let part = 1; part <= 8; part += 1) {
        await moveAlong(hand, part, time);
        await hand.page.waitForTimeout(PRESS_MS);
      }
      await hand.page.mouse.up();
    },
  },
  {
    name: 'slider, by key',
    path: cloudServices.path,
    only: 'wide',
    before: (hand) => slider(hand).focus(),
    act: key('ArrowRight'),
  },
  {
    name: 'billing',
    path: cloudServices.path,
    act: (hand, time) => hand.press(one(hand.page.locator('fieldset label'), 2, time)),
  },
  {
    name: 'question',
    path: cloudServices.path,
    act: (hand, time) =>
      hand.press(one(hand.page.locator('#faq summary'), cloudServices.faqs.items.length, time)),
  },
  {
    name: 'checklist category',
    path: healthcare.path,
    act: (hand, time) =>
      hand.press(
        one(hand.page.locator('[name=covers] > summary').filter({ visible: true }), 3, time),
      ),
  },
  {
    name: 'fold',
    path: cloudServices.path,
    only: 'phone',
    act: (hand, time) =>
      hand.press(one(hand.page.locator('.fold > summary').filter({ visible: true }), 4, time)),
  },
  {
    name: 'replay, unfolds',
    path: cybersecurity.path,
    act: (hand) => hand.press(hand.page.locator('#replay summary')),
  },
  {
    name: 'replay, a step',
    path: cybersecurity.path,
    before: async (hand, time) => {
      if (time === 0) await unfold(hand);
    },
    act: (hand, time) =>
      hand.press(
        hand.page.getByRole('button', { name: time % 5 < 4 ? ui.nextStep : ui.previousStep }),
      ),
  },
  {
    name: 'library category',
    path: '/resources',
    act: (hand, time) => hand.press(one(hand.page.locator('main [aria-pressed]'), 3, time)),
  },
  {
    name: 'library order, by key',
    path: '/resources',
    only: 'wide',
    before: ({ page }) => page.locator('#library-sort').focus(),
    act: (hand, time) => key(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp')(hand),
  },
  {
    name: 'search, a letter',
    path: '/resources',
    before: ({ page }) => page.getByRole('searchbox').focus(),
    act: (hand, time) => key(TYPED.charAt(time))(hand),
  },
  {
    name: 'article contents',
    path: article,
    only: 'phone',
    act: (hand) => hand.press(hand.page.locator('.article-contents summary')),
  },
  {
    name: 'copy link',
    path: article,
    before: anew,
    act: (hand) => hand.press(hand.page.getByRole('button', { name: ui.copyLink })),
  },
  {
    name: 'copy link',
    path: cloudServices.path,
    before: anew,
    act: (hand) => hand.press(calculator(hand).getByRole('button', { name: ui.copyLink })),
  },
  {
    name: 'contact, a letter',
    path: '/contact',
    before: ({ page }) => field(page, 'message').focus(),
    act: (hand, time) => key(TYPED.charAt(time))(hand),
  },
  {
    name: 'contact, a letter that mends',
    path: '/contact',
    before: async (hand) => {
      await untouched(hand);
      await hand.press(sendButton(hand.page));
      await hand.page.locator('#firstName-error').waitFor();
      await field(hand.page, 'firstName').focus();
    },
    act: key('a'),
  },
  {
    name: 'contact, sent empty',
    path: '/contact',
    before: untouched,
    act: (hand) => hand.press(sendButton(hand.page)),
  },
  {
    name: 'contact, sent empty by Enter',
    path: '/contact',
    only: 'wide',
    before: untouched,
    act: key('Enter'),
  },
  {
    name: 'contact, sent',
    path: '/contact',
    before: async (hand, time) => {
      if (time > 0) await hand.page.locator('[data-answer]').waitFor();
      await fillContact(hand.page);
    },
    act: (hand) => hand.press(sendButton(hand.page)),
  },
  square,
];

/** An empty form that says nothing of its faults, and has its rules: they come with the first focus. */
async function untouched({ page }: Hand): Promise<void> {
  const texts = page.locator('#contact-form :is(input:not([aria-hidden] *), textarea)');
  for (const text of await texts.all()) {
    await text.fill('a');
    await text.fill('');
  }
  await field(page, 'service').selectOption({ index: 1 });
  await field(page, 'service').selectOption({ index: 0 });
  await field(page, 'email').focus();
  await page.waitForLoadState('networkidle');
}

/** Where something is, once it is in view. */
async function boxOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing there to press');
  return box;
}

/** One event of an answer, as the browser has timed it. */
interface Timed {
  name: string;
  duration: number;
  waited: number;
  worked: number;
}

/** An answer: the longest of its events, and how long until all had been drawn that followed from it, in ms. */
interface Answered {
  longest: Timed;
  whole: number;
}

declare global {
  interface Window {
    timed: Timed[];
    /** When the hand did something last, and how long after that the last of what followed was drawn. */
    touched: number;
    followed: number;
    /** When the page changed last, or that was drawn. */
    changed: number;
    /** When the key was pressed that ends a touch, until the browser has reported it; else 0. */
    ended: number;
  }
}

/**
 * Keeps what the browser reports of interactions; a drag’s `input` belongs to none, and is felt alike.
 * It reports an event when the frame after it is on the screen, however late that is, those before it first,
 * and never one that took under 16 ms: whether another is to come, only a later event can tell that has to be
 * reported. That is the release of a key of which the page hears nothing, and which takes longer.
 * Runs in the page: no function in it may have a name, which tsx would keep by a helper of its own.
 */
function watch([endKey, least]: readonly [string, number]): void {
  window.timed = [];
  window.ended = 0;
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(
      type,
      (event) => {
        if (event.key !== endKey) return;
        event.stopImmediatePropagation();
        if (type === 'keydown') window.ended = event.timeStamp;
        else for (const now = performance.now(); performance.now() < now + 2 * least;);
      },
      true,
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<
      PerformanceEventTiming & { interactionId: number }
    >) {
      if (window.ended > 0 && entry.startTime >= window.ended) {
        if (entry.name === 'keyup') window.ended = 0;
        continue;
      }
      if (entry.interactionId === 0 && entry.name !== 'input') continue;
      window.timed.push({
        name: entry.name,
        duration: entry.duration,
        waited: entry.processingStart - entry.startTime,
        worked: entry.processingEnd - entry.processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.touched = window.followed = window.changed = 0;
  for (const type of ['click', 'keydown', 'input'])
    addEventListener(type, ({ timeStamp }) => (window.touched = timeStamp), true);
  new MutationObserver((records) => {
    // What lib/put-off.ts takes out and brings back, and what is only said, nobody sees: but for the entries of
    // the menu, which are brought back before the eyes.
    const unseen = records.every(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      if (attributeName === 'data-unseen') return !element?.closest('dialog');
      return attributeName === 'style' || element?.closest('output.sr-only');
    });
    if (unseen) return;
    const { touched } = window;
    window.changed = performance.now();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.changed = performance.now();
        window.followed = Math.max(window.followed, window.changed - touched);
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Waits until the page has drawn nothing for so long, and nothing in it moves. Returns how long after the
 * touch the last of what followed was drawn, since it rested before.
 */
function rested(page: Page, pause = 0): Promise<number> {
  return page.evaluate(async (rest) => {
    for (let from = performance.now(); ; from = performance.now()) {
      // What has come into view begins to rise some frames later, when its script has come.
      for (;;) {
        const left = Math.max(from, window.changed) + rest - performance.now();
        if (left <= 0) break;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
      await new Promise(requestAnimationFrame);
      // What rises, and the bar above that fades, are frames that answer nobody.
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (moving.length === 0) break;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    const whole = window.followed;
    window.followed = 0;
    return whole;
  }, REST_MS + pause);
}

/** All that has been reported since the last time, once the page rests. */
async function timed(page: Page, pause: number): Promise<{ events: Timed[]; whole: number }> {
  const whole = await rested(page, pause);
  await page.keyboard.press(END_KEY);
  await page.waitForFunction(() => window.ended === 0);
  return { events: await page.evaluate(() => window.timed.splice(0)), whole };
}

/** All that a touch may change: the elements, and what fields hold. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const values = [...fields].map(({ value, checked }) => [value, checked]);
    return JSON.stringify([document.documentElement.outerHTML, values]);
  });

function handOf(page: Page, client: CDPSession, screen: Screen): Hand {
  return {
    page,
    press: async (target, across = 0.5) => {
      const box = await boxOf(target);
      const [x, y] = [box.x + box.width * across, box.y + box.height / 2];
      if (screen === 'phone') {
        await rested(page);
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [{ x, y }],
        });
        await page.waitForTimeout(PRESS_MS);
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        return;
      }
      await page.mouse.move(x, y);
      await rested(page); // what follows from the pointer's being there is over
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
    },
  };
}

async function open(browser: Browser, screen: Screen, path: string): Promise<Hand> {
  const context = await browser.newContext({
    ...SCREENS[screen],
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  await context.route(`${photoHost}/**`, (route) =>
    route.fulfill({ body: photograph, contentType: 'image/png' }),
  );
  await context.route(`**${SQUARE}`, (route) =>
    route.fulfill({ body: SQUARE_PAGE, contentType: 'text/html' }),
  );
  const page = await context.newPage();
  await page.addInitScript(watch, [END_KEY, LEAST_MS] as const);
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return handOf(page, client, screen);
}

/** The answer of each time; of those that the browser does not report the duration is 0. */
async function measure(browser: Browser, screen: Screen, what: Interaction): Promise<Answered[]> {
  const answers: Answered[] = [];
  const hand = await open(browser, screen, what.path);
  const pause = pauseOf(what.path);
  for (let time = 0; time < TIMES; time += 1) {
    await what.before?.(hand, time);
    await timed(hand.page, pause);
    const before = await stateOf(hand.page);
    await what.act(hand, time);
    const { events, whole } = await timed(hand.page, pause);
    if (!what.changesNothing && (await stateOf(hand.page)) === before)
      throw new Error(`${what.name}, ${screen}, time ${time + 1}: nothing changed`);
    const none = { name: '', duration: 0, waited: 0, worked: 0 };
    const longest = events.reduce(
      (most, entry) => (entry.duration > most.duration ? entry : most),
      none,
    );
    answers.push({ longest, whole });
  }
  await hand.page.context().close();
  return answers;
}

const milliseconds = (value: number) => (value < LEAST_MS ? `under ${LEAST_MS} ms` : `${value} ms`);

const words = process.argv.slice(2);
const wanted = INTERACTIONS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const photograph = gradientPng(640, 400);

/** Measures what is wanted, prints the table, and writes it when that is all. */
async function measureAll(browser: Browser): Promise<void> {
  const lines: string[] = [];
  let slips = 0;
  for (const what of wanted) {
    const cells: string[] = [];
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      if (what.only && what.only !== screen) {
        cells.push('', '', '');
        continue;
      }
      const answers = await measure(browser, screen, what);
      const durations = answers.map(({ longest }) => longest.duration);
      const whole = median(answers.map((answer) => answer.whole));
      const worst = Math.max(...durations);
      if (worst > BOUND_MS) slips += 1;
      cells.push(
        milliseconds(worst),
        milliseconds(median(durations)),
        whole > 0 ? `${whole.toFixed(0)} ms` : '',
      );
      const slowest = answers.find(({ longest }) => longest.duration === worst)?.longest;
      console.log(
        `${what.name} (${what.path}), ${screen}: ${durations.join(' ')}; worst: ${slowest?.name} waited ${slowest?.waited.toFixed(0)}, worked ${slowest?.worked.toFixed(0)}${worst > BOUND_MS ? '  <-- slips' : ''}`,
      );
    }
    lines.push(`| ${[what.name, `\`${what.path}\``, ...cells].join(' | ')} |`);
  }
  const table = [
    '| interaction | page | mouse and keys, worst | median | all of it | finger, worst | median | all of it |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
  console.log(table);
  if (words.length === 0)
    await writeResults(
      'interactions',
      'How soon the page answers',
      `From a touch to the frame that shows its answer, by the browser's own clock (Event Timing, as INP counts it, and the steps of a drag besides): the worst and the median of ${TIMES}, in headless Chromium ${browser.version()} whose main thread is slowed down ${SLOWER} times, once the page's scripts are there and it rests; drawing, in software and at one pixel a point, is not slowed. Real input: mouse and keys at 1280 × 800, a finger (and keys for letters) at 390 × 844. The browser counts in steps of 8 ms, reports nothing under ${LEAST_MS} ms, and includes the time until the frame is drawn. That frame is the first after the touch; every touch but that of the heading was seen to change the page. Where much follows from a control it shows the control’s own answer alone (the button’s other face, the chosen tab, way to pay or category, the form’s button), and the rest comes in the next ones: *all of it* is the median until the last of that was drawn, by the page’s own clock (in the library with its pauses between cards, and after typing). Where nothing changes no frame is waited for; the square, at the beginning and at the end, says what machine and browser take for the least that can be seen. A finger's rows have some milliseconds in them for which the browser holds a touch that is sent by a program.\n\n${table}\n\n${slips === 0 ? 'None takes' : slips === 1 ? 'One takes' : `${slips} take`} longer than ${BOUND_MS} ms.`,
    );
}

makeExports(['plain'], { reuse: true });
const nginx = await startNginx(PORT);
try {
  await withBrowser(measureAll);
} finally {
  nginx.kill();
}
