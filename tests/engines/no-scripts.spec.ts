import { navigation } from '../../content/navigation';
import { articlePath } from '../../lib/articles/facts';
import { chosenService, message } from '../support/contact';
import { pageWithEverything } from '../support/landing';
import { newestArticle } from '../support/library';
import { hiddenWords } from '../support/page';
import { CONTACT_ENDPOINT } from '../support/ports';
import { TAKEN } from './hosts';
import { expect, test } from './test';
import { PHONE, WIDE } from './visit';

const article = articlePath(newestArticle().id);
for (const path of ['/', pageWithEverything().path, article, '/resources', '/contact']) {
  test(`${path} is whole without scripts, wide and on a phone`, async ({ visit }) => {
    await visit.open(path, WIDE);
    await visit.sees('h1');
    expect(await visit.engine.evaluate(hiddenWords)).toEqual([]);
    await visit.resize(PHONE);
    expect(await visit.engine.evaluate(hiddenWords)).toEqual([]);
  });
}

test('without scripts the dropdowns open under the mouse and lead', async ({ visit }) => {
  const [entry] = navigation.filter(({ children }) => children.length > 1);
  const last = entry?.children.at(-1)?.href ?? '';
  await visit.open('/');
  await visit.hover(`.nav-entry[data-entry=${entry?.id}] > a`);
  await visit.click(`.nav-entry[data-entry=${entry?.id}] .dropdown a[href="${last}"]`);
  await visit.at(last);
});

test('without scripts the menu of a phone opens, closes and leads', async ({ visit }) => {
  const [entry] = navigation.filter(({ children }) => children.length > 1);
  const last = entry?.children.at(-1)?.href ?? '';
  await visit.open('/', PHONE);
  await visit.click('.site-header [aria-haspopup=dialog]');
  await visit.sees('#mobile-menu');
  await visit.click('#mobile-menu [command=close]');
  await visit.sees('#mobile-menu', 0);
  await visit.click('.site-header [aria-haspopup=dialog]');
  await visit.click(`#mobile-menu details:has(a[href="${last}"]) summary`);
  await visit.click(`#mobile-menu a[href="${last}"]`);
  await visit.at(last);
});

test('without scripts the contact form goes to its endpoint by itself', async ({ visit }) => {
  await visit.open('/contact');
  await visit.sees('[data-theme-toggle]', 0);
  for (const [name, words] of Object.entries(message)) await visit.write(`#${name}`, words);
  await visit.choose('#service', chosenService);
  await visit.click('#contact-form [type=submit]');
  await visit.is(() => location.href, CONTACT_ENDPOINT);
  await visit.reads('body', TAKEN);
});
