import { articles } from '../../content/articles';
import { inItsTypeface } from '../support/page';
import { readPdfs, squash } from '../support/pdf';
import { expect, visit as test } from '../support/test';

/** Pages of which a sheet ended with the heading of what stood on the next. */
const PATHS = ['/services/cloud-services', '/services/it-consulting'];

test(`${PATHS.join(' and ')} on paper: no sheet ends with a heading, nor with the lead below it`, async ({
  page,
}, info) => {
  const files = PATHS.map((_path, index) => info.outputPath(`${index}.pdf`));
  const headings: string[][] = [];
  for (const [index, path] of PATHS.entries()) {
    await page.goto(path);
    await inItsTypeface(page);
    headings.push(await page.locator('main :is(h2, h3, h4, h2 + p)').allTextContents());
    await page.pdf({ path: files[index] ?? '', format: 'Letter', tagged: true });
  }
  const read = readPdfs(files);
  for (const [index, path] of PATHS.entries()) {
    const sheets = (read[index]?.pages ?? []).map(({ words }) => squash(words));
    expect(headings[index]?.length, path).toBeGreaterThan(1);
    expect(sheets.length, path).toBeGreaterThan(1);
    const isLast = (heading: string) => sheets.some((words) => words.endsWith(squash(heading)));
    expect(headings[index]?.filter(isLast), path).toEqual([]);
  }
});

test('the library on paper, with a browser’s own margins: no article has a sheet of its own', async ({
  page,
}, info) => {
  await page.goto('/resources');
  await inItsTypeface(page);
  const file = info.outputPath('library.pdf');
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  await page.pdf({ path: file, format: 'Letter', tagged: true, margin });
  const sheets = (readPdfs([file])[0]?.pages ?? []).map(({ words }) => squash(words));
  const held = sheets
    .map((words) => articles.filter(({ title }) => words.includes(squash(title))).length)
    .filter((count) => count > 0);
  expect(held.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
  expect(held.length).toBeLessThan(articles.length);
  // The file stands once: it is opened or saved on a screen, and on paper its address is enough.
  await page.emulateMedia({ media: 'print' });
  const saving = page.locator('main a[download]');
  expect(await saving.count()).toBeGreaterThan(0);
  await expect(saving.filter({ visible: true })).toHaveCount(0);
});
