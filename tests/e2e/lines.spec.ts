import { buttonClass } from '../../components/ui/button-class';
import { company } from '../../content/company';
import { contact } from '../../content/pages/contact';
import { routes } from '../../content/routes';
import { hydrated } from '../support/page';
import { expect, test, type Page } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Words of the page that are written with a hyphen and stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    const topOf = (text: Text, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getClientRects()[0]?.top;
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S*[\p{L}\d]-[\p{L}\d]\S*/gu)) {
        if (word.length > 16) continue; // lib/format/compounds.ts lets it break
        const [first, last] = [topOf(text, index), topOf(text, index + word.length - 1)];
        if (first !== undefined && last !== undefined && last - first > 4) broken.push(word);
      }
    }
    return broken;
  });

/** Buttons that are narrower than the others: all but the compact ones fill their line. */
const narrowButtons = (page: Page) =>
  page.locator('main').evaluate(
    (main, compact) =>
      [...main.querySelectorAll<HTMLElement>('.rounded-lg.font-semibold')]
        .filter((button) => button.offsetWidth > 0 && !button.className.includes(compact))
        .filter((button) => button.offsetWidth < window.innerWidth * 0.7)
        .map((button) => button.innerText),
    buttonClass('ghost', true),
  );

for (const { path } of routes) {
  test(`${path}: no word breaks at its hyphen, and on a phone buttons fill their lines`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await narrowButtons(page)).toEqual([]);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page)).toEqual([]);
    }
  });
}

test('contact on a phone: number and hours on the first screen, then the form', async ({
  page,
}) => {
  await page.goto('/contact');
  const call = page.locator('main').getByRole('link', { name: company.phone.label });
  await expect(call).toHaveCount(1);
  await expect(call).toHaveAttribute('href', company.phone.href);
  const topOf = async (locator: ReturnType<Page['locator']>) =>
    (await locator.boundingBox())?.y ?? Infinity;
  const hours = page.getByRole('heading', { name: contact.hours.title });
  const tops = [
    await topOf(call),
    await topOf(hours),
    844,
    await topOf(page.locator('#contact-form')),
  ];
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
