/** @jest-environment node */
import { UNSEEN, visible } from '@/lib/format/visible';

it.each([
  ['a\u202eb', 'a<U+202E>b'],
  ['\u0000\b\n', '<U+0000><U+0008><U+000A>'],
  ['\ufffe\ud800', '<U+FFFE><U+D800>'],
  ['10\u00a0users', '10<U+00A0>users'],
])('writes %j so that it can be read', (text, shown) => expect(visible(text)).toBe(shown));

it.each([
  '\u00a0',
  '\u202f',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\b',
  '\u202e',
  '\ufffd',
  '\ufff9', // an interlinear note
  '\u{e0041}', // a letter of a tag
  '\ue000', // for private use
  '\u034f',
  '\u3164', // a letter without a form
  '\u2800',
  '\u3000',
  '\u2009',
])('finds %j and shows its number', (character) => {
  expect(`a${character}b`).toMatch(UNSEEN);
  expect(visible(`a${character}b${character}`)).toMatch(/^a<U\+[0-9A-F]{4,5}>b<U\+[0-9A-F]{4,5}>$/);
});

it('leaves what is seen as it is', () => {
  const seen = 'Plain words, Montréal – “quoted” ’ 10 % \u{1f4be}';
  expect(seen).not.toMatch(UNSEEN);
  expect(visible(seen)).toBe(seen);
});
