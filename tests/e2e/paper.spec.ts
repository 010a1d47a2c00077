import { inItsTypeface } from '../support/page';
import { readPdfs, squash } from '../support/pdf';
import { expect, visit as test } from '../support/test';

/** Pages of which a sheet ended with the heading of what stood on the next. */
const PATHS = ['/services/cloud-services', '/services/it-consulting'];

for (const path of PATHS)
  test(`${path} on paper: no sheet ends with a heading, nor with the lead below it`, async ({
    page,
  }, info) => {
    await page.goto(path);
    await inItsTypeface(page);
    const headings = await page.locator('main :is(h2, h3, h4, h2 + p)').allTextContents();
    const file = info.outputPath('page.pdf');
    await page.pdf({ path: file, format: 'Letter', tagged: true });
    const sheets = (readPdfs([file])[0]?.pages ?? []).map(({ words }) => squash(words));
    expect(headings.length).toBeGreaterThan(1);
    expect(sheets.length).toBeGreaterThan(1);
    const isLast = (heading: string) => sheets.some((words) => words.endsWith(squash(heading)));
    expect(headings.filter(isLast)).toEqual([]);
  });
