/** @jest-environment node */
import { wordRules } from '@/content/schema/primitives';
import { parseMarkdown } from '@/lib/markdown/parse';
import { blocksOf, faultsOf } from '../../../support/markdown';

const INLINES = 'expected words, emphasis or a link';

it('reads emphasis within strong words within a link, and the line of each link', () => {
  const parsed = parseMarkdown('Ask\n[**us *now***](/contact).\n\n<https://a.example/b_c>', {
    firstLine: 8,
  });
  expect(parsed).toMatchObject({
    ok: true,
    blocks: [
      {
        children: [
          { kind: 'text', text: 'Ask ' },
          {
            kind: 'link',
            href: '/contact',
            children: [
              {
                kind: 'strong',
                children: [{ text: 'us ' }, { kind: 'emphasis', children: [{ text: 'now' }] }],
              },
            ],
          },
          { text: '.' },
        ],
      },
      {
        children: [{ kind: 'link', href: 'https://a.example/b_c', children: [{ kind: 'text' }] }],
      },
    ],
    links: [
      { href: '/contact', line: 9 },
      { href: 'https://a.example/b_c', line: 11 },
    ],
  });
});

it('makes one space of the end of a line', () => {
  expect(blocksOf('one \n two')).toMatchObject([{ children: [{ text: 'one two' }] }]);
});

it.each([
  ['<b>x</b>', `${INLINES} (found HTML: "<b>")`],
  ['![x](y.png)', `${INLINES} (found a picture: "![x](y.png)")`],
  ['`x`', `${INLINES} (found code: "\`x\`")`],
  ['x  \ny', `${INLINES} (found a line break (two spaces`],
  ['x\\\ny', `${INLINES} (found a line break (two spaces`],
  ['[x](javascript:alert)', 'expected a path of this site such as /contact, or https://'],
  ['[x](http://a.example)', 'expected a path of this site'],
  ['[x](contact)', 'expected a path of this site'],
  ['[x](/contact "Title")', 'expected no title behind an address'],
  ['[](/contact)', 'expected words in a link'],
  ['[ ](/contact)', 'expected words in a link'],
])('refuses %j', (source, expected) => {
  expect(faultsOf(`Words\n${source}`)[0]).toContain(`2: ${expected}`);
});

it('finds an address apart from its words where it is used, too', () => {
  expect(faultsOf('[x][a]\n\n[a]: /b')[0]).toContain(
    `1: ${INLINES} (found a link without its address: "[x][a]")`,
  );
});

it.each([
  ['one\ntwo!', '2: expected no exclamation mark (found "!")'],
  [
    'one\ntwo\na **seamless** move',
    '3: expected plain words, not a filler word (found "seamless")',
  ],
  ['a cutting **edge**', '1: expected plain words, not a filler word (found "cutting edge")'],
  ['a cutting\nedge', '1: expected plain words, not a filler word (found "cutting edge")'],
  ['## A robust plan', '1: expected plain words, not a filler word (found "robust")'],
  ['- one\n- a [holistic](/x) one', '2: expected plain words, not a filler word'],
  ['| A | B |\n| - | - |\n| 1 | 2! |', '3: expected no exclamation mark'],
  ['> one\n>\n> two!', '3: expected no exclamation mark'],
])('holds words to their rules: %j', (source, expected) => {
  expect(faultsOf(source, wordRules)[0]).toContain(expected);
  expect(faultsOf(source)).toEqual([]);
});
