/** @jest-environment node */
import { blocksOf, faultsOf } from '../../../support/markdown';

const text = (words: string) => [{ kind: 'text', text: words }];

it('reads items that go on over lines or stand apart, and quotes of some paragraphs', () => {
  expect(blocksOf('- one\n  and more\n\n- two')).toEqual([
    { kind: 'list', ordered: false, items: [text('one and more'), text('two')] },
  ]);
  expect(blocksOf('> one\n> and more\n>\n> two')).toEqual([
    { kind: 'quote', paragraphs: [text('one and more'), text('two')] },
  ]);
});

it.each([
  ['- a\n  - b', '2: expected one paragraph in a list item (found a list: "- b")'],
  ['- a\n\n  b', '3: expected one paragraph in a list item (found a paragraph: "b")'],
  ['- # a', '1: expected one paragraph in a list item (found a heading: "# a")'],
  ['- a\n-', '2: expected words in a list item'],
  ['- a\n- b\nThe next paragraph.', '3: expected a blank line below a list'],
  ['2019. It was a good year.', '1: expected a numbered list to begin at 1 (2019\\. begins'],
  ['- [ ] a', '1: expected no boxes to tick'],
  ['> a\nThe next paragraph.', '2: expected a blank line below a quote'],
  ['>', '1: expected words in a quote'],
  ['> a\n>\n> - b', '3: expected only paragraphs in a quote (found a list: "- b")'],
  ['> > a', '1: expected only paragraphs in a quote (found a quote: "> a")'],
])('refuses %j', (source, expected) => {
  expect(faultsOf(source)).toEqual([expect.stringContaining(expected)]);
});

it('takes a year with a backslash for the start of a sentence', () => {
  expect(blocksOf('2019\\. It was.')).toEqual([
    { kind: 'paragraph', children: text('2019. It was.') },
  ]);
});
