import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { guideFile, guides } from '@/content/guides';
import { landingPages } from '@/content/landing-pages';
import { routes } from '@/content/routes';
import { sources } from '@/content/shared/sources';
import { fileFacts, guideShelf, guideWords } from '@/content/ui';
import { filesOf } from '@/lib/build/export';
import { formatDate } from '@/lib/format/dates';
import { absoluteUrl } from '@/lib/seo/urls';
import { OUT } from '../support/exports';
import { exportedPages } from '../support/html';
import { readPdfs, squash, without } from '../support/pdf';

/** Less of a page than this is nearly empty. */
const LEAST_FILLED = 0.5;

const pathOf = (href: string) => join(OUT, href);
const files = guides.map(guideFile);
const read = readPdfs(files.map(({ href }) => pathOf(href)));
const each = guides.map((guide, index) => {
  const [file, pdf] = [files[index], read[index]];
  if (!file || !pdf) throw new Error(`${guide.id} was not read`);
  return [guide.id, { guide, file, pdf }] as const;
});

it('has a file for every guide, and no other', () => {
  expect(guides.length).toBeGreaterThan(0);
  const expected = guides.map(({ id }) => `${id}.pdf`);
  const built = filesOf(join(OUT, 'guides')).filter((file) => file.endsWith('.pdf'));
  expect(built).toEqual(expected.sort());
});

describe.each(each)('%s', (_id, { guide, file, pdf }) => {
  const words = pdf.pages.map((page) => page.words).join('\n');
  const [cover, ...others] = pdf.pages;

  it('says what it is to assistive technology: title, language, roles, no date', () => {
    const { title, language, part, marked, dated } = pdf;
    expect({ title, language, part, marked, dated }).toEqual({
      title: guide.title,
      language: 'en-CA',
      part: '1',
      marked: true,
      dated: false,
    });
    const roles = new Set(pdf.pages.flatMap((page) => Object.keys(page.roles)));
    for (const role of ['H1', 'P', 'L', 'LI', 'Table', 'TH', 'TD', 'Link', 'TOC'])
      expect([role, roles.has(role)]).toEqual([role, true]);
  });

  it('has a bookmark for every heading', () => {
    const headings = guide.blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    );
    expect(pdf.bookmarks.flat(2)).toEqual(headings);
  });

  it('says the words of its Markdown, in their order, and little else', () => {
    const left = without(guide.blocks, others.map((page) => page.words).join('\n'));
    const figures = guide.blocks.some((block) => block.kind === 'figure');
    const { host, pathname } = new URL(absoluteUrl(`/${guide.page}`));
    const reached = [company.email, company.phone.label, host + pathname];
    for (const text of [company.name, guideWords.notAdvice, ...reached])
      expect(left).toContain(squash(text));
    if (!figures) expect(left.length).toBeLessThan(300);
    expect(words.match(/\p{L}/gu)?.length).toBeGreaterThan(1000);
  });

  it('says on its cover what it is for, for whom and of what day', () => {
    const said = squash(cover?.words ?? '');
    for (const text of [guide.title, guide.summary, guide.reader, formatDate(guide.date)])
      expect(said).toContain(squash(text));
  });

  it('links to pages of the site and to known sources alone', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    const own = new Set(routes.map(({ path }) => absoluteUrl(path)));
    expect(links).toContain(absoluteUrl(`/${guide.page}`));
    const unknown = links.filter(
      (href) =>
        !own.has(href) &&
        href !== `mailto:${company.email}` &&
        href !== company.phone.href &&
        !Object.hasOwn(sources, new URL(href).host),
    );
    expect(unknown).toEqual([]);
  });

  it('leaves no page nearly empty', () => {
    const empty = pdf.pages.flatMap(({ filled }, index) =>
      filled < LEAST_FILLED ? [`page ${index + 1}: ${Math.round(filled * 100)}%`] : [],
    );
    expect(empty).toEqual([]);
  });

  it('is as long and as large as every link to it says', () => {
    const bytes = readFileSync(pathOf(file.href)).length;
    const facts = fileFacts(pdf.pages.length, bytes);
    const linking = exportedPages.filter(({ document }) =>
      document.querySelector(`a[href="${file.href}"]`),
    );
    expect(linking.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/resources', `/${guide.page}`]),
    );
    for (const { path, document } of linking)
      for (const link of document.querySelectorAll(`a[href="${file.href}"]`)) {
        const description = link.getAttribute('aria-describedby');
        const beside = [link, link.closest('li')].map((place) => place?.text ?? '');
        if (description) beside.push(document.getElementById(description)?.text ?? '');
        expect([path, link.text, beside.some((said) => said.includes(facts))]).toEqual([
          path,
          link.text,
          true,
        ]);
      }
  });
});

it('saves a file under a name that says whose it is', () => {
  const saving = exportedPages.flatMap(({ document }) =>
    document
      .querySelectorAll('a[download][href$=".pdf"]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('download')]),
  );
  expect(saving.length).toBeGreaterThanOrEqual(guides.length);
  const names = new Map(files.map(({ href, fileName }) => [href, fileName]));
  for (const [href, name] of saving) expect(name).toBe(names.get(href ?? ''));
});

it('stands on the shelf of the library, and on no article’s count', () => {
  const library = exportedPages.find(({ path }) => path === '/resources');
  const shelf = library?.document.querySelector('section[aria-labelledby="guides"]');
  expect(shelf?.querySelector('h2')?.text).toBe(guideShelf);
  expect(shelf?.querySelectorAll('h3').map((title) => title.text)).toEqual(
    guides.map(({ title }) => title),
  );
});

it('asks for nothing of a guide in a page’s scripts', () => {
  const scripts = filesOf(join(OUT, '_next/static')).filter((name) => name.endsWith('.js'));
  const [page] = landingPages;
  expect(page && scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const text = readFileSync(join(OUT, '_next/static', name), 'utf8');
    expect([name, /typst|sys\.inputs|pdfjs/i.test(text)]).toEqual([name, false]);
  }
});
