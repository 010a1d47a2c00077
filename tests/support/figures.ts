/** What a figure counts. Lengths of time are in seconds, the time of day in minutes since midnight. */
type Kind = 'dollars' | 'percent' | 'time' | 'clock' | 'year' | 'always';

export interface Figure {
  /** As it is written: `$1,250`, `2-4 hours`. */
  text: string;
  kind: Kind;
  /** Its values: two where it is a range. */
  values: readonly number[];
}

const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const NUMBER = `\\d[\\d,]*(?:\\.\\d+)?`;
const SPELLED = [...WORDS, ...TENS].join('|');
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  t: 1e12,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** `1,250` → 1250, `ten` → 10. */
function numberOf(text: string): number {
  const word = text.toLowerCase();
  if (WORDS.includes(word)) return WORDS.indexOf(word);
  if (TENS.includes(word)) return 30 + 10 * TENS.indexOf(word);
  return Number(text.replace(/,/g, ''));
}

type Reading = (match: RegExpExecArray) => number[];
const both =
  (scale: (unit: string) => number): Reading =>
  ([, first = '', second, unit = '']) =>
    [first, ...(second === undefined ? [] : [second])].map(
      (number) => numberOf(number) * scale(unit.toLowerCase()),
    );

/** The kinds in the order in which they are looked for: what one has read, the next does not see. */
const READERS: ReadonlyArray<[Kind, RegExp, Reading]> = [
  ['always', /\b24\/7\b/g, () => [1]],
  [
    'dollars',
    new RegExp(`\\$(${NUMBER})(?:\\s?(million|billion|trillion)|([kKMBT])(?![a-z]))?`, 'g'),
    ([, number = '', word, letter = '']) => [
      numberOf(number) * (SCALES[word ?? letter.toLowerCase()] ?? 1),
    ],
  ],
  [
    'percent',
    new RegExp(`(${NUMBER})(?:\\s?(?:-|–|to)\\s?(${NUMBER}))?(\\s?%| per ?cent)`, 'g'),
    both(() => 1),
  ],
  [
    'clock',
    /\b(\d{1,2}):(\d{2})(?:\s?([ap])\.?m\.?)?/gi,
    ([, hours = '', minutes = '', half]) => [
      ((Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 +
        Number(minutes),
    ],
  ],
  [
    'clock',
    /\b(\d{1,2}) ?([ap])\.?m\b\.?/gi,
    ([, hours = '', half = '']) => [
      ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60,
    ],
  ],
  [
    'time',
    new RegExp(
      `(?<![\\w$.,])(${NUMBER}|${SPELLED})(?:\\s?(?:-|–|to|or)\\s?(${NUMBER}|${SPELLED}))?[\\s-](sec(?:ond)?s?|min(?:ute)?s?|hours?)\\b`,
      'gi',
    ),
    both((unit) => SECONDS[unit.charAt(0)] ?? 1),
  ],
  ['year', /(?<![\w$.,/-])((?:19|20)\d{2})(?![\w,%/-]|\.\d)/g, ([, year = '']) => [Number(year)]],
];

/** Every amount of dollars, percentage, length of time, time of day and year in a text. */
export function figuresIn(text: string): Figure[] {
  let rest = text;
  return READERS.flatMap(([kind, pattern, read]) => {
    const found = [...rest.matchAll(pattern)].map((match) => ({
      text: match[0],
      kind,
      values: read(match),
    }));
    // A figure that has been read leaves a gap of its own length.
    rest = rest.replace(pattern, (match) => '\u0000'.repeat(match.length));
    return found;
  });
}
