import { writeFileSync } from 'node:fs';
import { articlePath } from '../../lib/articles/facts';
import { pageWithEverything } from '../support/landing';
import { newestArticle } from '../support/library';
import { readPdfs } from '../support/pdf';
import { expect, test } from './test';

const MARGIN_PT = 36;

for (const path of [pageWithEverything().path, articlePath(newestArticle().id)]) {
  test(`${path}: no line of it is cut where a sheet ends`, async ({ visit }, info) => {
    await visit.openReady(path);
    const file = info.outputPath('page.pdf');
    writeFileSync(file, (await visit.engine.print?.()) ?? '');
    const [{ pages } = { pages: [] }] = readPdfs([file]);
    expect(pages.length).toBeGreaterThan(1);
    // What stands below the margin is cut off there, and goes on at the top of the next sheet.
    for (const { lowest } of pages) expect(lowest).toBeGreaterThanOrEqual(MARGIN_PT);
  });
}
