/** @jest-environment node */
import { landingPages } from '@/content/landing-pages';
import { pagesWithCopy, textsOf } from '../../support/content';

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
