/** @jest-environment node */
import { visible } from '@/lib/format/visible';

it.each([
  ['plain “words”, 5 – 6', '"plain “words”, 5 – 6"'],
  ['a\u202eb', '"a<U+202E>b"'],
  ['\u0000\b\n', '"<U+0000><U+0008><U+000A>"'],
  ['\ufffe\ud800', '"<U+FFFE><U+D800>"'],
  ['\u{1f4be}', '"\u{1f4be}"'],
])('writes %j so that it can be read', (text, shown) => expect(visible(text)).toBe(shown));
