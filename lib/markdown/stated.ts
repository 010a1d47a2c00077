/** A number with what belongs to it: `US$2.9 billion`, `70%`, `1,755`. */
const NUMBER = /(?:(?:[A-Z]{2})?\$)?\d+(?:,\d{3})*(?:\.\d+)?(?:%| (?:million|billion)\b)?/g;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** `three` → `-three`, for what may follow tens; nothing for zero. */
const UNITS = SMALL.split(' ')
  .slice(0, 10)
  .map((word, number) => (number === 0 ? '' : `-${word}`));

/** Numbers that a writer spells out. */
const SPELLED = new Map<string, string>([
  ...SMALL.split(' ').map((word, number) => [word, String(number)] as const),
  ...TENS.split(' ').flatMap((tens, index) =>
    UNITS.map((unit, number) => [`${tens}${unit}`, `${index + 2}${number}`] as const),
  ),
  ...['no', 'none', 'nothing'].map((word) => [word, '0'] as const),
]);
// The last first, so that twenty-five is found before twenty.
const WORD = new RegExp(`\\b(?:${[...SPELLED.keys()].reverse().join('|')})\\b`, 'g');

/** Nothing is nothing, whatever it is counted in. */
const canonical = (number: string): string => number.replace(/,/g, '').replace(/^\D*0%?$/, '0');

/**
 * The numbers of some words that a text does not state, as they are written. Figures and words are one
 * (`15` stands in "fifteen days"); dollars, percent and plain numbers are not.
 */
export function unstated(words: string, text: string): string[] {
  const stated = new Set([
    ...Array.from(text.matchAll(NUMBER), ([number]) => canonical(number)),
    ...Array.from(text.toLowerCase().matchAll(WORD), ([word]) => SPELLED.get(word)),
  ]);
  const numbers = Array.from(words.matchAll(NUMBER), ([number]) => number);
  return numbers.filter((number) => !stated.has(canonical(number)));
}
