import { countWords } from '@/lib/format/words';

it.each([
  ['  one   two\nthree ', 3],
  ['One two  three\nfour', 4],
  ['seven – eight', 2],
  ['seven — eight -', 2],
  ['a well-known firm', 3],
  ['R & D', 3],
  ['24/7', 1],
  ['', 0],
  [' \n', 0],
])('%j has %d words', (text, words) => expect(countWords(text)).toBe(words));
