/** A number with what belongs to it: `US$2.9 billion`, `70%`, `1,755`. */
const NUMBER = /(?:(?:[A-Z]{2})?\$)?\d+(?:,\d{3})*(?:\.\d+)?(?:%|\s(?:million|billion)\b)?/g;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const TENS = 'thirty forty fifty sixty seventy eighty ninety';

/** Numbers that a writer spells out. */
const SPELLED = new Map<string, string>([
  ...SMALL.split(' ').map((word, number) => [word, String(number)] as const),
  ...TENS.split(' ').map((word, index) => [word, String((index + 3) * 10)] as const),
  ...['no', 'none', 'nothing'].map((word) => [word, '0'] as const),
]);

/** Nothing is nothing, whatever it is counted in. */
const canonical = (number: string): string =>
  number
    .replace(/,/g, '')
    .replace(/\s/, ' ')
    .replace(/^\D*0%?$/, '0');

/**
 * The numbers of some words that a text does not state, as they are written. Figures and words are one
 * (`15` stands in "fifteen days"); dollars, percent and plain numbers are not.
 */
export function unstated(words: string, text: string): string[] {
  const stated = new Set([
    ...Array.from(text.matchAll(NUMBER), ([number]) => canonical(number)),
    ...Array.from(text.toLowerCase().matchAll(/[a-z]+/g), ([word]) => SPELLED.get(word)),
  ]);
  const numbers = Array.from(words.matchAll(NUMBER), ([number]) => number);
  return numbers.filter((number) => !stated.has(canonical(number)));
}
