import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPages } from '@/content/landing-pages';
import { workbookFacts } from '@/content/ui';
import { workbooks } from '@/content/workbooks';
import { OUT } from '../support/exports';
import { exportedPages } from '../support/html';

const links = exportedPages.flatMap(({ path, document }) =>
  document.querySelectorAll('a[href$=".xlsx"]').map((link) => ({ path, link, document })),
);

it('has a link on every page that offers a workbook', () => {
  const offering = landingPages.filter(({ hero, closing }) =>
    [hero.secondary, closing.secondary].some((action) => action?.kind === 'saveWorkbook'),
  );
  expect(offering.length).toBeGreaterThan(0);
  expect(links.map(({ path }) => path).sort()).toEqual(offering.map(({ path }) => path).sort());
});

it.each(workbooks)(
  'exports $href, and its links say how large it is',
  ({ href, fileName, make }) => {
    const bytes = readFileSync(join(OUT, href));
    expect(bytes.equals(make())).toBe(true);
    const own = links.filter(({ link }) => link.getAttribute('href') === href);
    expect(own.length).toBeGreaterThan(0);
    for (const { link, document } of own) {
      expect(link.getAttribute('download')).toBe(fileName);
      const facts = document.getElementById(link.getAttribute('aria-describedby') ?? '');
      expect(facts?.text).toBe(workbookFacts(bytes.length));
    }
  },
);
