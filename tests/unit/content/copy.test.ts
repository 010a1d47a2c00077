/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { landingPages } from '@/content/landing-pages';
import { pagesWithCopy, textsOf } from '../../support/content';

it('looks at the words of every file of content/pages', async () => {
  const files = readdirSync('content/pages').map((file) => file.replace(/\.ts$/, ''));
  expect(files.length).toBeGreaterThan(0);
  const known = pagesWithCopy.map(([, content]) => content);
  const read = files.map(async (file) => {
    const exported: object = await import(`@/content/pages/${file}`);
    return Object.entries<unknown>({ ...exported }).flatMap(([name, content]) =>
      Array.isArray(content) || known.includes(content)
        ? []
        : `content/pages/${file}.ts: expected ${name} among pagesWithCopy of tests/support/content.ts`,
    );
  });
  expect((await Promise.all(read)).flat()).toEqual([]);
});

it('gives every section of a landing page a headline of its own', () => {
  const titles = landingPages.flatMap((page) =>
    textsOf(page)
      .filter(([place]) => /^\.(hero|closing|faqs|plans|tabs|steps|estimator)\.title$/.test(place))
      .map(([, title]) => title),
  );
  expect(titles.length).toBeGreaterThanOrEqual(landingPages.length * 2);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(pagesWithCopy)('%s', (_page, content) => {
  const texts = textsOf(content).filter(([place]) => !/\.(color|href|path)$/.test(place));

  it('spells as Canadians do', () => {
    const american =
      /\b(color|colors|(?<!identity )center|centers|behavior|labor|favorite|organisation|organisations|defense|catalog)\b/i;
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => american.test(text))).toEqual([]);
  });
});
