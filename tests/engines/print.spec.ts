import { writeFileSync } from 'node:fs';
import { articles } from '../../content/articles';
import { aboutAuthor, authorRole } from '../../content/ui';
import { articlePath, isArticlePath } from '../../lib/articles/facts';
import { pageWithEverything } from '../support/landing';
import { readPdfs } from '../support/pdf';
import { expect, test } from './test';

const MARGIN_PT = 36;

/** The one with the most sheets, and so the most places to cut one wrongly. */
const longest = articles.reduce((most, each) => (each.readTime > most.readTime ? each : most));

const printed = [
  [pageWithEverything().path, ['a4', 'letter']],
  [articlePath(longest.id), ['letter']],
] as const;

for (const [path, papers] of printed) {
  test(`${path}, ${papers.join(' and ')}: a sheet ends with a whole line, and not below a heading`, async ({
    visit,
  }, info) => {
    test.setTimeout(papers.length * info.timeout);
    await visit.openReady(path);
    const headings = await visit.engine.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h2 + p, h3, .path-label)')].map((element) =>
        (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ),
    );
    // Of letters in another weight than the regular one, Firefox prints the outlines: no words would be found.
    await visit.engine.evaluate(() => {
      const sheet = [...document.styleSheets].at(-1);
      sheet?.insertRule('* { font-weight: 400 !important }', sheet.cssRules.length);
    });
    const files = papers.map((paper) => info.outputPath(`${paper}.pdf`));
    for (const [index, paper] of papers.entries())
      writeFileSync(files[index] ?? '', (await visit.engine.print?.(paper)) ?? '');
    const read = readPdfs(files);
    for (const [index, paper] of papers.entries()) {
      const { pages } = read[index] ?? { pages: [] };
      expect(pages.length, paper).toBeGreaterThan(1);
      // What stands below the margin is cut off there, and goes on at the top of the next sheet.
      for (const { lowest } of pages) expect(lowest, paper).toBeGreaterThanOrEqual(MARGIN_PT);
      const ends = pages.slice(0, -1).map(({ words }) => words.trim().split('\n').at(-1)?.trim());
      expect(ends.every(Boolean), paper).toBe(true);
      const isHeading = (end = '') => headings.some((heading) => heading.endsWith(end));
      expect(ends.filter(isHeading), paper).toEqual([]);
      // Of an article, what is not cut and does not fit leaves the end of a sheet empty: a chart, some lines.
      if (!isArticlePath(path)) continue;
      for (const { filled } of pages.slice(0, -1)) expect(filled).toBeGreaterThan(0.6);
      expect(pages.find(({ words }) => words.includes(aboutAuthor))?.words).toContain(authorRole);
    }
  });
}
