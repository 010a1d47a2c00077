/** @jest-environment node */
import { splitCompounds } from '@/lib/format/compounds';

it('keeps words with hyphens, and the marks that cling to them', () => {
  expect(splitCompounds('A (4-hour) reply, SD-WAN, e-mail or B-2 and a dash - here')).toEqual([
    'A ',
    '(4-hour)',
    ' reply, ',
    'SD-WAN,',
    ' ',
    'e-mail',
    ' or ',
    'B-2',
    ' and a dash - here',
  ]);
});

it('leaves a text without any as it is', () => {
  expect(splitCompounds('Plain words')).toEqual(['Plain words']);
});

it('keeps one of sixteen signs whole, and lets one of seventeen break', () => {
  expect(splitCompounds('a once-in-a-decade chance')).toEqual([
    'a ',
    'once-in-a-decade',
    ' chance',
  ]);
  const longer = 'a once-in-a-century chance';
  expect(splitCompounds(longer)).toEqual([longer]);
});

it('lets a long one break', () => {
  const long = 'a once-in-a-lifetime chance';
  expect(splitCompounds(long)).toEqual([long]);
});

it.each(['Wi-Fi SD-WAN', 'non-profit', 'x once-in-a-lifetime Wi-Fi y'])(
  'loses nothing: %s',
  (text) => expect(splitCompounds(text).join('')).toBe(text),
);
