import { articles } from '../../content/articles';
import { navigation } from '../../content/navigation';
import { home } from '../../content/pages/home';
import { linkCopied } from '../../content/ui';
import { articlePath } from '../../lib/articles/facts';
import { formatDollars } from '../../lib/format/numbers';
import { article, contact, library, pathsWithoutPage, shell } from '../specification';
import { chosenService, message } from '../support/contact';
import { scriptsListed } from '../support/faulty-site';
import { firstSlider, headlineOf, pageWithEverything } from '../support/landing';
import { articleOfParts, cardsOf, newestArticle, phraseOf } from '../support/library';
import { expect, test } from './test';
import { PHONE, type Visit } from './visit';

const page = pageWithEverything();
const newest = newestArticle();
/** An entry of the bar with several pages below it. */
const entry = navigation.find(({ children }) => children.length > 2);
if (!entry) throw new Error('no entry has three pages');
const dropdown = `.nav-entry[data-entry=${entry.id}] .dropdown`;
const [first, last] = [entry.children.at(0)?.href ?? '', entry.children.at(-1)?.href ?? ''];

const toggle = '.site-header [data-theme-toggle]';
const isDark = () => document.documentElement.classList.contains('dark');
const openMenu = '.site-header [command=show-modal]';
const menu = '#mobile-menu';
const tab = (index: number) => `[role=tab]:nth-child(${index + 1})`;
const panel = '[role=tabpanel]';

/**
 * Marks the document. Returns what waits for the mark on the page that a link has led to: Back alone might
 * find it in the browser's cache, whatever was loaded meanwhile.
 */
async function markDocument(visit: Visit): Promise<() => Promise<void>> {
  await visit.engine.evaluate(() => Reflect.set(window, 'marked', true));
  return () => visit.is(() => Reflect.get(window, 'marked'), true);
}

test('the theme is switched, kept, and there again in the first frame', async ({ visit }) => {
  const [script = ''] = scriptsListed('/index');
  await visit.openReady('/');
  await visit.is(isDark, true);
  await visit.click(toggle);
  await visit.is(isDark, false);
  visit.site.break(script, 'hangs');
  await visit.engine.reload();
  await visit.is(() => Reflect.get(window, 'darkAtFirst'), false); // noted once (watched.ts)
  await visit.is(isDark, false);
  await visit.click(toggle); // before React is there
  await visit.is(isDark, true);
  await visit.is(() => document.documentElement.dataset.scripts === 'ready', false);
  visit.site.release();
  await visit.ready();
  await visit.is(isDark, true);
});

test('the menu of a phone opens, holds the focus, closes and leads', async ({ visit }) => {
  await visit.openReady('/', PHONE);
  await visit.click(openMenu);
  await visit.sees(menu);
  for (let stops = 0; stops < 12; stops += 1) {
    await visit.press('Tab');
    await visit.hasFocus(`${menu} *`);
  }
  await visit.press('Escape');
  await visit.sees(menu, 0);
  await visit.hasFocus(openMenu);
  await visit.click(openMenu);
  await visit.click(`${menu} [command=close]`);
  await visit.sees(menu, 0);
  await visit.click(openMenu);
  await visit.click(`${menu} details:has(a[href="${last}"]) summary`);
  await visit.click(`${menu} a[href="${last}"]`);
  await visit.at(last);
  await visit.sees(menu, 0);
});

test('the menu leaves a page that is scrolled where it was, and as wide', async ({ visit }) => {
  await visit.openReady(articlePath(newest.id), PHONE);
  await visit.engine.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  const place = () => [window.scrollY, document.querySelector('h1')?.clientWidth];
  const before = await visit.engine.evaluate(place);
  for (let times = 0; times < 2; times += 1) {
    await visit.click(openMenu);
    await visit.sees(menu);
    await visit.is(place, before);
    await visit.press('Escape');
    await visit.sees(menu, 0);
    await visit.is(place, before);
  }
});

test('what is done while the scripts are on their way is done, or repeated', async ({ visit }) => {
  const [script = ''] = scriptsListed(page.path);
  visit.site.break(script, 'hangs');
  await visit.open(page.path, PHONE);
  await visit.click(openMenu);
  await visit.sees(menu);
  await visit.click(`${menu} [command=close]`);
  await visit.sees(menu, 0);
  await visit.click(tab(1));
  visit.site.release();
  await visit.reads(`${panel} h3`, page.tabs.items[1]?.title ?? '');
  await visit.sees(menu, 0);
});

test('a dropdown opens under the mouse and leads', async ({ visit }) => {
  await visit.openReady('/');
  await visit.sees(dropdown, 0);
  await visit.hover(`.nav-entry[data-entry=${entry.id}] > a`);
  await visit.sees(dropdown);
  await visit.sees(`${dropdown} a`, entry.children.length);
  await visit.click(`${dropdown} a[href="${first}"]`);
  await visit.at(first);
  await visit.sees(dropdown, 0);
});

test('a dropdown is opened, walked and closed by keys', async ({ visit }) => {
  await visit.openReady('/');
  await visit.focus(`.nav-entry[data-entry=${entry.id}] > a`);
  await visit.press('ArrowDown');
  await visit.hasFocus(`${dropdown} a[href="${first}"]`);
  await visit.press('End');
  await visit.hasFocus(`${dropdown} a[href="${last}"]`);
  await visit.press('Escape');
  await visit.sees(dropdown, 0);
  await visit.hasFocus(`[aria-controls=menu-${entry.id}]`);
  await visit.press('Enter');
  await visit.sees(`[aria-controls=menu-${entry.id}][aria-expanded=true]`);
  await visit.press('ArrowUp');
  await visit.hasFocus(`${dropdown} a[href="${last}"]`);
  await visit.press('Enter');
  await visit.at(last);
  await visit.sees(dropdown, 0);
});

test('tabs follow mouse and keys', async ({ visit }) => {
  const { items } = page.tabs;
  const shows = (index: number) => visit.reads(`${panel} h3`, items.at(index)?.title ?? '');
  await visit.openReady(page.path);
  await shows(0);
  await visit.click(tab(1));
  await shows(1);
  await visit.press('End');
  await shows(-1);
  await visit.press('ArrowRight');
  await shows(0);
  await visit.hasFocus(tab(0));
  await visit.press('Tab');
  await visit.hasFocus(panel);
});

/** Waits until a calculator's figure is this. */
const figureIs = (visit: Visit, figure: string) =>
  visit.is(() => document.querySelector('#calculator strong')?.textContent, figure);

test('a slider moves by key and mouse, and the figure with it', async ({ visit }) => {
  const { estimator } = page;
  const [key, bounds] = firstSlider(estimator);
  const slider = `#calculator input[name=${key}]`;
  await visit.openReady(page.path);
  await visit.focus(slider);
  await visit.press('ArrowRight');
  await figureIs(visit, headlineOf(estimator, { [key]: bounds.default + bounds.step }));
  await visit.press('End');
  await figureIs(visit, headlineOf(estimator, { [key]: bounds.max }));
  await visit.click(slider); // in its middle
  const value = await visit.engine.evaluate(
    (wanted) => Number(document.querySelector<HTMLInputElement>(wanted)?.value),
    slider,
  );
  const share = (value - bounds.min) / (bounds.max - bounds.min);
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  await figureIs(visit, headlineOf(estimator, { [key]: value }));
});

test('one billing choice drives price and calculator, by mouse and by key', async ({ visit }) => {
  const { estimator, pricing } = page;
  const choice = (index: number) => `#pricing fieldset label:nth-of-type(${index + 1})`;
  const isChosen = async (index: 0 | 1) => {
    const { id, price } = pricing.options[index];
    await visit.reads('#pricing [data-price] strong', formatDollars(price));
    await figureIs(visit, headlineOf(estimator, {}, id));
  };
  await visit.openReady(page.path);
  await isChosen(0);
  await visit.click(choice(1));
  await isChosen(1);
  await visit.press('ArrowLeft');
  await isChosen(0);
});

test('of the questions one is open at a time', async ({ visit }) => {
  const open = 'details[name=faq][open]';
  const question = (index: number) => `details[name=faq]:nth-of-type(${index + 1}) summary`;
  await visit.openReady(page.path);
  for (const index of [0, 1, page.faqs.items.length - 1]) {
    await visit.click(question(index));
    await visit.reads(`${open} p`, page.faqs.items[index]?.answer ?? '');
  }
  await visit.click(question(page.faqs.items.length - 1));
  await visit.sees(open, 0);
});

/** Titles of the articles that the library shows at first of these. */
const titlesOf = (shown: typeof articles) =>
  shown.slice(0, cardsOf(shown.length)).map(({ title }) => title);

test('the library searches, filters and sorts', async ({ visit }) => {
  const titles = 'main article h2';
  const { phrase, titles: found } = phraseOf(newest.title);
  await visit.openReady('/resources');
  await visit.write('#library-search', phrase.toUpperCase());
  await visit.reads(titles, found);
  await visit.openReady('/resources');
  const { category } = newest;
  const place = await visit.engine.evaluate(
    (name) =>
      [...document.querySelectorAll('fieldset button')].findIndex((button) =>
        button.textContent?.startsWith(name),
      ),
    category,
  );
  await visit.click(`fieldset li:nth-child(${place + 1}) button`);
  const members = articles.filter((each) => each.category === category);
  await visit.reads(titles, titlesOf(members));
  await visit.click('fieldset li:first-child button');
  await visit.choose('main select', library.oldestFirst);
  await visit.reads(titles, titlesOf(articles.toSorted((a, b) => a.date.localeCompare(b.date))));
});

test('Back from an article finds what was searched for', async ({ visit }) => {
  const titles = 'main article h2';
  const { phrase, titles: found } = phraseOf(newest.title);
  const path = articlePath(newest.id);
  await visit.openReady('/resources');
  await visit.write('#library-search', phrase);
  await visit.reads(titles, found);
  const isMarked = await markDocument(visit);
  await visit.click(`main article a[href="${path}"]`);
  await visit.at(path);
  await isMarked();
  await visit.reads('h1', newest.title);
  await visit.back();
  await visit.reads(titles, found);
  await visit.is(() => document.querySelector<HTMLInputElement>('#library-search')?.value, phrase);
});

test('Back from another page finds the part of an article that was gone to', async ({ visit }) => {
  const { id, title } = articleOfParts();
  const path = articlePath(id);
  const link = '.article-contents li:nth-child(3) a';
  await visit.openReady(path);
  const anchor = await visit.engine.evaluate(
    (wanted) => document.querySelector<HTMLAnchorElement>(wanted)?.hash ?? '',
    link,
  );
  await visit.click(link);
  await visit.is(() => location.hash, anchor);
  await visit.click(link); // as a reader does who has scrolled on
  const isMarked = await markDocument(visit);
  await visit.click('header a[href="/contact"]');
  await visit.at('/contact');
  await isMarked();
  await visit.sees('#contact-form');
  await visit.back();
  await visit.reads('h1', title);
  await visit.is(
    (part) => {
      const named = document.getElementById(decodeURIComponent(part.slice(1)));
      const { top, bottom } = named?.getBoundingClientRect() ?? {};
      return Number(top) > 0 && Number(bottom) < innerHeight;
    },
    true,
    anchor,
  );
});

test('Back finds a link far below the part of an article that the contents led to', async ({
  visit,
}) => {
  const link = 'main a[href*="request=resources."]';
  const part = '.article-contents li:first-child a';
  await visit.openReady(articlePath(articleOfParts().id));
  await visit.click(part);
  await visit.is(() => location.hash.length > 1, true);
  const isMarked = await markDocument(visit);
  await visit.engine.evaluate(() => {
    addEventListener('click', () => Reflect.set(window, 'left', scrollY), { capture: true });
  });
  await visit.click(link);
  await visit.at('/contact');
  await isMarked();
  await visit.sees('#contact-form');
  await visit.back();
  await visit.sees(link);
  await visit.is(() => {
    const left: number = Reflect.get(window, 'left');
    return left > 2_000 && Math.abs(scrollY - left) < 5;
  }, true);
});

test('an article’s link is copied, and can be pasted', async ({ visit }) => {
  const path = articlePath(newest.id);
  const share = 'section:has(a[href*="facebook.com"])';
  await visit.openReady(path);
  await visit.click(`${share} button`);
  await visit.reads(`${share} [role=status]`, linkCopied);
  await visit.openReady('/resources');
  await visit.click('#library-search');
  await visit.press('Control+v');
  await visit.is(
    () => document.querySelector<HTMLInputElement>('#library-search')?.value,
    visit.site.origin + path,
  );
});

test('the contact form leads from the first fault to the thanks', async ({ visit }) => {
  const form = '#contact-form';
  const send = `${form} [type=submit]`;
  const answers = (words: string) =>
    visit.is(
      (part) => document.querySelector('[data-answer]')?.textContent?.includes(part),
      true,
      words,
    );
  await visit.openReady('/contact');
  await visit.click(send);
  await visit.hasFocus('#firstName');
  await visit.reads(
    `${form} [role=alert] a`,
    Object.values(contact.messages).map(({ required }) => required),
  );
  // The endpoint refuses Nobody.
  const first = { ...message, lastName: 'Nobody', phone: 'after five' };
  for (const [name, words] of Object.entries(first)) await visit.write(`#${name}`, words);
  await visit.choose('#service', chosenService);
  await visit.click(send);
  await visit.reads('#phone-error', contact.messages.phone.invalid);
  await visit.hasFocus('#phone');
  await visit.write('#phone', message.phone);
  await visit.click(send);
  await answers(contact.failure);
  await visit.is(() => document.querySelector<HTMLInputElement>('#lastName')?.value, 'Nobody');
  await visit.write('#lastName', message.lastName);
  await visit.click(send);
  await answers(contact.success);
  await visit.is(() => document.querySelector<HTMLInputElement>('#message')?.value, '');
});

test('a link leads on without a new visit, to the top, and Back to where it was', async ({
  visit,
}) => {
  const to = home.services.items.at(-1)?.href ?? '';
  const link = `#services a[href="${to}"]`;
  await visit.openReady('/');
  const isMarked = await markDocument(visit);
  await visit.engine.evaluate(() => {
    addEventListener('click', () => Reflect.set(window, 'left', scrollY), { capture: true });
  });
  await visit.click(link);
  await visit.at(to);
  await isMarked();
  await visit.is(() => scrollY, 0);
  await visit.sees('h1');
  await visit.back();
  await visit.at('/');
  await visit.sees(link);
  await visit.is(() => {
    const left: number = Reflect.get(window, 'left');
    return left > 300 && Math.abs(scrollY - left) < 5;
  }, true);
  await isMarked();
});

test('an address without a page says so, opened and followed, and leads on', async ({ visit }) => {
  const missing = ['/nope', pathsWithoutPage[0], '/resources/no-such-article'];
  visit.expectFaults(new RegExp(`^404: (${missing.join('|')})$`));
  await visit.openReady('/nope');
  await visit.reads('h1', shell.pageNotFound);
  await visit.click('main a[href="/contact"]');
  await visit.at('/contact');
  await visit.click(`footer a[href="${pathsWithoutPage[0]}"]`);
  await visit.at(pathsWithoutPage[0]);
  await visit.reads('h1', shell.pageNotFound);
  await visit.open('/resources/no-such-article');
  await visit.reads('h1', article.unknown);
});

test('a script that is withheld: the page says so, shows everything, and tries again', async ({
  visit,
}) => {
  const script = scriptsListed(page.path).at(-1) ?? '';
  visit.site.break(script, '404');
  visit.expectFaults(new RegExp(`did not load: .*${script}`));
  await visit.open(page.path);
  await visit.engine.move({ x: 2, y: 200 });
  await visit.engine.move({ x: 3, y: 300 });
  await visit.sees('.scripts-notice');
  await visit.sees(panel, page.tabs.items.length);
  await visit.sees('#calculator strong');
  visit.site.release();
  await visit.click('[data-again]');
  await visit.is(() => document.documentElement.dataset.scripts, 'ready');
  await visit.sees('.scripts-notice', 0);
  await visit.sees(panel);
});
