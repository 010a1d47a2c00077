/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { shell } from '../../specification';
import { pagesWithCopy, textsOf } from '../../support/content';

/** Sentences of five words and more. The under-construction text is one text on purpose. */
const sentencesOf = (content: unknown): string[] =>
  textsOf(content)
    .flatMap(([, text]) => text.match(/[^.?]+[.?]/g) ?? [])
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(
      (sentence) =>
        sentence.split(' ').length >= 5 &&
        !sentence.includes(shell.underConstruction) &&
        !sentence.includes('being written'),
    );

it('says no sentence on two pages', () => {
  const placed = new Map<string, string>();
  const repeated: string[] = [];
  for (const [page, content] of pagesWithCopy) {
    const sentences = sentencesOf(content);
    expect([page, sentences.length > 0]).toEqual([page, true]);
    for (const sentence of sentences) {
      const before = placed.get(sentence);
      if (before !== undefined && before !== page) repeated.push(`${before}, ${page}: ${sentence}`);
      placed.set(sentence, page);
    }
  }
  expect(repeated).toEqual([]);
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
