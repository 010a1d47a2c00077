/** @jest-environment node */
import type { Figure } from '@/lib/markdown/blocks';
import { blocksOf, faultsOf } from '../../../../support/markdown';

/** A figure on lines 3 and below of a text that states its numbers. */
const text = (kind: string, lines: readonly string[], prose = 'It is 1, 2 or 3, in all 6.') =>
  [prose, '', `\`\`\`${kind}`, ...lines, '```'].join('\n');
const HEAD = ['title: What it costs', 'unit: $', 'shows: One costs more than the other.'];
const PROSE =
  'It costs $1, $2 and $3.50; $3 and $6 in all. It is $1,200 or $2.9 billion, or nothing.';

const chartOf = (kind: string, lines: readonly string[], prose = PROSE) => {
  const figure = blocksOf(text(kind, [...HEAD, ...lines], prose))[1] as Figure;
  return figure.chart;
};
const faults = (kind: string, lines: readonly string[], prose = PROSE) =>
  faultsOf(text(kind, lines, prose));

describe('bars', () => {
  it('have labels, amounts in their unit, notes and one that is marked', () => {
    expect(chartOf('bars', ['mark: Hers', 'His | 1,200', 'Hers | 2.9 billion | by far'])).toEqual({
      kind: 'bars',
      rows: [
        { label: 'His', value: 1200, formatted: '$1,200', note: '', marked: false },
        { label: 'Hers', value: 2.9e9, formatted: '$2.9 billion', note: 'by far', marked: true },
      ],
    });
  });
  it('may be told in any order, with empty lines between', () => {
    const lines = ['A | 1', '', ...HEAD, '', 'B | 2'];
    expect(blocksOf(text('bars', lines, PROSE))[1]).toMatchObject({ title: 'What it costs' });
  });
});

describe('stacked', () => {
  it('add up, and show a part that is a sum as one', () => {
    expect(chartOf('stacked', ['parts: A | B', 'mark: B', 'Ours | 1 + 2 | 3'])).toEqual({
      kind: 'stacked',
      parts: [
        { label: 'A', marked: false },
        { label: 'B', marked: true },
      ],
      rows: [
        {
          label: 'Ours',
          total: { value: 6, formatted: '$6' },
          amounts: [
            { value: 3, formatted: '$1 + $2' },
            { value: 3, formatted: '$3' },
          ],
        },
      ],
    });
  });
  it.each<[string, string, string, string]>([
    ['$ a user', '12.50', '7.40', '$19.90'],
    ['$ a user', '12.25', '7.75', '$20.00'],
    ['$ a user', '12.5 + 0.25', '7', '$19.75'],
    ['$ a user', '1,999.50', '0', '$1,999.50'],
    ['$', '1.2 million', '0.8 million', '$2 million'],
    ['$', '1.25 million', '0.5 million + 0.15 million', '$1.9 million'],
    ['US$', '2.9 billion', '0', 'US$2.9 billion'],
    ['$', '1.25 million', '200,000', '$1,450,000'],
    ['$', '1.25 million', '200,000.50', '$1,450,000.50'],
    ['$', '1 billion', '60 million', '$1,060,000,000'],
    ['grams', '0.004', '0.003', '0.007'],
    ['grams', `0.1${'0'.repeat(21)}`, '0.2', `0.3${'0'.repeat(11)}`],
    ['% of all', '0.1', '0.2', '0.3%'],
  ])('count in %s %s and %s as %s', (unit, first, second, total) => {
    const head = HEAD.map((line) => (line.startsWith('unit') ? `unit: ${unit}` : line));
    const lines = [...head, 'parts: A | B', `Ours | ${first} | ${second}`];
    // A total that the text does not state is the last that is named.
    expect(faults('stacked', lines, 'Words.').at(-1)).toContain(`(found "${total}")`);
  });
  it('have a total that the text states', () => {
    expect(faults('stacked', [...HEAD, 'parts: A | B', 'Ours | 1 | 3'])).toEqual([
      '8: expected a number that the text states (found "$4")',
    ]);
  });
});

describe('a line', () => {
  it('has a place in every label, and amounts below nothing', () => {
    expect(
      chartOf('line', ['month 0 | -1,200', 'month 1 | 0 | even'], `${PROSE} One month.`),
    ).toEqual({
      kind: 'line',
      points: [
        { at: 0, label: 'month 0', value: -1200, formatted: '−$1,200', note: '', marked: false },
        { at: 1, label: 'month 1', value: 0, formatted: '$0', note: 'even', marked: false },
      ],
    });
  });

  /** Points at places that follow a word, each one more than the one before. */
  const at = (
    word: string,
    places: readonly number[],
    amount = (index: number) => `${index + 1}`,
  ) => places.map((place, index) => `${word}${place} | ${amount(index)}`);
  const thousands = (index: number) => `-1${index},280`;

  it.each([
    ['five of a short word', at('year ', [0, 1, 2, 3, 4])],
    ['four of a longer one', at('month ', [0, 12, 24, 36])],
    ['three of a long one', at('employees ', [5, 6, 7])],
    ['five with long numbers', at('year ', [0, 1, 2, 3, 4], thousands)],
    ['four with longer ones', at('year ', [0, 1, 2, 3], (index) => `1,00${index},280`)],
    ['places of less than one', at('m ', [0.1, 0.2, 0.3])],
    ['bare places that lie close', at('', [0, 6, 20, 80, 100])],
  ])('has room for %s', (_name, points) => {
    const found = faults('line', [...HEAD, ...points], '');
    expect(found.filter((fault) => !fault.includes('the text states'))).toEqual([]);
  });

  it.each([
    ['months', at('month ', [0, 1, 3, 24]), '8: expected "month 1" at least 27%', 4],
    ['the last', at('year ', [0, 10, 20, 24]), '10: expected "year 24" at least 27%', 16],
    ['five months', at('month ', [0, 6, 12, 18, 24]), '8: expected "month 6" at least 27%', 25],
    ['the longer label', at('', [9, 1000, 9000]), '8: expected "1000" at least 14%', 11],
    [
      'the longer label, which comes first',
      ['employees 1 | 1', '2 | 2', '20 | 3'],
      '8: expected "2" at least 50%',
      5,
    ],
    ['numbers', at('', [0, 5, 50, 100], thousands), '8: expected "5" at least 24%', 5],
  ])('refuses neighbours without room: %s', (_name, points, expected, found) => {
    const [fault = ''] = faults('line', [...HEAD, ...points], '');
    expect(fault).toContain(expected);
    expect(fault).toContain(`(found ${found}%)`);
  });
});

describe('a timeline', () => {
  const DAYS = ['title: From A to B', 'unit: days', 'shows: It took a while to get there.'];
  const moments = (unit: string, ...lines: string[]) => {
    const head = DAYS.map((line) => line.replace('days', unit));
    const prose = 'On 28, 1, 6 and 10, at 8 or noon; in 2024. It took 2, 15, 40 or 62.';
    return (blocksOf(text('timeline', [...head, ...lines], prose))[1] as Figure).chart;
  };

  it.each([
    ['days', ['February 28', 'March 1'], [0, 1]],
    ['days', ['February 28, 2024', 'March 1, 2024'], [0, 2]],
    ['weeks', ['March 1', 'March 8'], [0, 1]],
    ['hours', ['Friday 6 pm', 'Sunday 10 am', 'Sunday noon', 'Monday 8 am'], [0, 40, 42, 62]],
  ])('counts %s between %j', (unit, names, places) => {
    const chart = moments(unit, ...names.map((name) => `${name} | x`));
    expect(chart).toMatchObject({ unit, moments: places.map((at) => ({ at })) });
    expect(chart).toMatchObject({ length: places.at(-1), span: '' });
  });

  it.each([
    ['days', 'May 1, 2022', 'February 25, 2023'],
    ['weeks', 'May 1, 2000', 'May 3, 2010'],
  ])('has room for %s from %s to %s', (unit, first, last) => {
    const lines = [
      ...DAYS.map((line) => line.replace('days', unit)),
      `${first} | a`,
      `${last} | b`,
    ];
    expect(faults('timeline', lines, '1 3 25 2000 2010 2022 2023')).toEqual([]);
  });

  it('refuses more days than an axis has room for, and names the unit that has', () => {
    const lines = [...DAYS, 'May 1, 2022 | a', 'February 26, 2023 | b'];
    expect(faults('timeline', lines, '1 26 2022 2023')).toEqual([
      '5: expected at most 300 days from the first moment to the last, or unit: weeks (found 301)',
    ]);
  });

  it.each([
    ['weeks', 'August 1', 'August 10', 'August 17', '1, 10, 17: one'],
    ['hours', 'Sunday midnight', 'Friday 7:20 am', 'Friday 8:20 am', '7:20, 8:20: one'],
  ])('counts whole %s from a moment that is at none', (unit, first, before, mark, prose) => {
    const head = DAYS.map((line) => line.replace('days', unit));
    const lines = [...head, ...[first, before, mark].map((when) => `${when} | x`), `mark: ${mark}`];
    expect(faults('timeline', lines, prose)).toEqual([]);
  });

  it('says how long it took to the marked moment, which the text has to state too', () => {
    const rows = ['Friday 6 pm | a', 'Sunday 10 am | b', 'mark: Sunday 10 am'];
    expect(moments('hours', ...rows)).toMatchObject({ span: '40 hours' });
    const next = ['February 28 | a', 'March 1 | b', 'mark: March 1'];
    expect(moments('days', ...next)).toMatchObject({ span: '1 day' });
    const lines = [...DAYS, 'August 22 | a', 'August 26 | b', 'mark: August 26'];
    expect(faults('timeline', lines, 'From 22 to 26.')).toEqual([
      '8: expected a number that the text states (found "4")',
    ]);
    expect(faults('timeline', lines, 'From 22 to 26, four days.')).toEqual([]);
  });
});

const BARS = [...HEAD, 'A | 1', 'B | 2'];
const without = (name: string) => BARS.filter((line) => !line.startsWith(name));
const LINE = ['month 1 | 1', 'month 2 | 2'];
const TIME = ['title: From A to B', 'unit: days', 'shows: It took a while to get there.'];

it.each<[string, string, readonly string[], string]>([
  ['another word', 'pie', BARS, '3: expected one of bars, stacked, line, timeline (found "pie")'],
  [
    'a word more',
    'bars wide',
    BARS,
    '3: expected one of bars, stacked, line, timeline (found "bars wide")',
  ],
  ['an inherited name', 'toString', BARS, '3: expected one of bars, stacked, line, timeline'],
  ['no title', 'bars', without('title'), '3: expected title: and its words (found none)'],
  ['no unit', 'bars', without('unit'), '3: expected unit: and its words (found none)'],
  ['no sentence', 'bars', without('shows'), '3: expected shows: and its words (found none)'],
  [
    'no full stop',
    'bars',
    ['shows: One costs more than it should', ...without('shows')],
    '4: expected a sentence that ends with . or ?',
  ],
  [
    'a short title',
    'bars',
    ['title: Costs', ...without('title')],
    '4: expected title of 8 to 70 characters (found 5)',
  ],
  ['a key twice', 'bars', [...BARS, 'unit: $'], '9: expected unit once (found it twice)'],
  [
    'an unknown key',
    'bars',
    [...BARS, 'colour: red'],
    '9: expected one of title, unit, shows, mark (found "colour")',
  ],
  [
    'parts of bars',
    'bars',
    [...BARS, 'parts: A'],
    '9: expected one of title, unit, shows, mark (found "parts")',
  ],
  [
    'several parts of bars',
    'bars',
    [...BARS, 'parts: A | B'],
    '9: expected one of title, unit, shows, mark (found "parts")',
  ],
  [
    'an empty key',
    'bars',
    ['title:', ...without('title')],
    '4: expected words or a number (found none)',
  ],
  [
    'an address',
    'bars',
    [...BARS, 'www.a.ca | 3'],
    '9: expected plain words without marks (found "www',
  ],
  [
    'two hyphens',
    'bars',
    [...BARS, 'C -- D | 3'],
    '9: expected plain words without marks (found "--',
  ],
  [
    'an underscore',
    'bars',
    [...BARS, '_C_ | 3'],
    '9: expected plain words without marks (found "_',
  ],
  ['marks', 'bars', [...BARS, '**C** | 3'], '9: expected plain words without marks (found "*")'],
  [
    'an entity',
    'bars',
    [...BARS, 'R&amp;D | 3'],
    '9: expected plain words without marks (found "&amp;")',
  ],
  [
    'a link',
    'bars',
    [...BARS, '[C](/contact) | 3'],
    '9: expected plain words without marks (found "[")',
  ],
  [
    'a word for a number',
    'bars',
    [...BARS, 'C | three'],
    '9: expected a number such as 95,840 (found "three")',
  ],
  [
    'the currency again',
    'bars',
    [...BARS, 'C | $3'],
    '9: expected a number such as 95,840 (found "$3")',
  ],
  [
    'a number without its commas',
    'bars',
    [...BARS, 'C | 1200'],
    '9: expected a number such as 95,840',
  ],
  [
    'a number in no cell',
    'bars',
    [...BARS, 'C'],
    '9: expected label | number | note, if any (found "C")',
  ],
  ['an empty cell', 'bars', [...BARS, 'C | | note'], '9: expected words or a number (found none)'],
  [
    'a row of a table',
    'bars',
    [...BARS, '| C | 3 |'],
    '9: expected a row without | before its first cell and after its last (found "| C | 3 |")',
  ],
  [
    'a | too many',
    'bars',
    [...BARS, 'C | 3 |'],
    '9: expected a row without | before its first cell and after its last (found "C | 3 |")',
  ],
  [
    'a cell too many',
    'bars',
    [...BARS, 'C | 3 | note | note'],
    '9: expected label | number | note',
  ],
  ['a long label', 'bars', [...BARS, `${'C'.repeat(57)} | 3`], '9: expected at most 56 characters'],
  [
    'less than nothing',
    'bars',
    [...BARS, 'C | -3'],
    '9: expected a number of 0 or more (found "-3")',
  ],
  [
    'nothing at all',
    'bars',
    [...HEAD, 'A | 0', 'B | 0'],
    '3: expected a number above 0 (found none)',
  ],
  ['a label twice', 'bars', [...BARS, 'A | 3'], '9: expected another label (found "A" again)'],
  ['one row', 'bars', BARS.slice(0, -1), '3: expected 2 to 6 rows (found 1)'],
  [
    'seven rows',
    'bars',
    [...HEAD, ...'ABCDEFG'].map((line) => (line.length === 1 ? `${line} | 1` : line)),
    '3: expected 2 to 6 rows (found 7)',
  ],
  [
    'a mark that is no row',
    'bars',
    [...BARS, 'mark: C'],
    '9: expected mark to be one of A, B (found "C")',
  ],
  ['no parts', 'stacked', [...HEAD, 'A | 1 | 2'], '3: expected parts: and its words (found none)'],
  [
    'one part',
    'stacked',
    [...HEAD, 'parts: A', 'A | 1 | 2'],
    '7: expected 2 to 4 different parts (found "A")',
  ],
  [
    'a part twice',
    'stacked',
    [...HEAD, 'parts: A | A', 'A | 1 | 2'],
    '7: expected 2 to 4 different parts (found "A | A")',
  ],
  [
    'a part too many',
    'stacked',
    [...HEAD, 'parts: A | B', 'A | 1 | 2 | 3'],
    '8: expected a number for each of 2 parts (found 3)',
  ],
  [
    'a sum of nothing',
    'stacked',
    [...HEAD, 'parts: A | B', 'A | 0 | 0'],
    '8: expected a number above 0',
  ],
  [
    'half a sum',
    'stacked',
    [...HEAD, 'parts: A | B', 'A | 1 + | 2'],
    '8: expected a number such as 95,840',
  ],
  [
    'no place',
    'line',
    [...HEAD, 'start | 1', 'month 2 | 2'],
    '7: expected one number in the label, such as month 12 (found "start")',
  ],
  [
    'two places',
    'line',
    [...HEAD, 'month 1 of 2 | 1', 'month 2 | 2'],
    '7: expected one number in the label',
  ],
  [
    'a long label beside others',
    'line',
    [...HEAD, 'end of the month 1 | 1', 'month 2 | 2'],
    '7: expected a label of at most 12 characters (found "end of the month 1")',
  ],
  [
    'a place that went before',
    'line',
    [...HEAD, ...[...LINE].reverse()],
    '8: expected a place after 2 (found "month 1")',
  ],
  [
    'one height',
    'line',
    [...HEAD, 'month 1 | 1', 'month 2 | 1'],
    '3: expected numbers that differ (found one number)',
  ],
  [
    'another unit',
    'timeline',
    [...HEAD, 'May 1 | a', 'May 2 | b'],
    '5: expected unit to be one of hours, days, weeks (found "$")',
  ],
  [
    'a word that every object knows',
    'timeline',
    [
      ...TIME.map((line) => line.replace(/^unit: .*/, 'unit: constructor')),
      'May 1 | a',
      'May 2 | b',
    ],
    '5: expected unit to be one of hours, days, weeks (found "constructor")',
  ],
  [
    'no day',
    'timeline',
    [...TIME, 'May 1 | a', 'Maybe 2 | b'],
    '8: expected a day such as August 22 or August 22, 2024 (found "Maybe 2")',
  ],
  [
    'hours among days',
    'timeline',
    [...TIME, 'Friday 6 pm | a', 'Sunday noon | b'],
    '7: expected a day such as August 22 or August 22, 2024, or unit: hours (found "Friday 6 pm")',
  ],
  [
    'days among hours',
    'timeline',
    [...TIME.map((line) => line.replace('days', 'hours')), 'May 1 | a', 'May 2 | b'],
    '7: expected a moment such as Friday 6 pm or Sunday noon, or unit: days (found "May 1")',
  ],
  [
    'a day that does not exist',
    'timeline',
    [...TIME, 'May 1 | a', 'June 31 | b'],
    '8: expected a day such as',
  ],
  [
    'a marked day that does not exist in its row',
    'timeline',
    [...TIME, 'May 1 | a', 'May 32 | b', 'mark: May 31'],
    '8: expected a day such as',
  ],
  [
    'half the years',
    'timeline',
    [...TIME, 'May 1 | a', 'May 2, 2024 | b'],
    '8: expected the year with every day or with none',
  ],
  [
    'the wrong order',
    'timeline',
    [...TIME, 'May 2 | a', 'May 1 | b'],
    '8: expected a moment after May 2 (found "May 1")',
  ],
  [
    'a mark on the first',
    'timeline',
    [...TIME, 'May 1 | a', 'May 2 | b', 'mark: May 1'],
    '9: expected whole days before the marked moment',
  ],
])('refuses %s, with its line', (_name, kind, lines, expected) => {
  const [fault = '', ...others] = faults(kind, lines, `${PROSE} 1 2 3 31 May 2024`);
  expect(fault).toContain(expected);
  expect(others).toEqual([]);
});

it.each(['Friday 13 pm', 'Friday 0 am', 'Friday 6:60 pm', 'Freitag 6 pm', 'Friday', '6 pm'])(
  'knows no hour %s',
  (moment) => {
    const lines = [
      ...TIME.map((line) => line.replace('days', 'hours')),
      `${moment} | a`,
      'Friday noon | b',
    ];
    expect(faults('timeline', lines)[0]).toContain(
      `7: expected a moment such as Friday 6 pm or Sunday noon (found "${moment}")`,
    );
  },
);

it('refuses moments that a week does not hold in their order', () => {
  const lines = [
    ...TIME.map((line) => line.replace('days', 'hours')),
    'Friday noon | a',
    'Monday noon | b',
    'Sunday noon | c',
  ];
  expect(faults('timeline', lines)[0]).toContain('9: expected a moment after Monday noon');
});

it.each([
  ['Friday 10 pm', 'Friday midnight', 'Saturday midnight'],
  ['Friday 10 pm', 'Friday 12 am', 'Saturday 12 am'],
  ['Saturday noon', 'Saturday 12:30 am', 'Sunday 12:30 am'],
])('asks after %s for no %s, but for %s', (before, when, meant) => {
  const hours = TIME.map((line) => line.replace('days', 'hours'));
  const prose = 'From 6 to 10, from noon to midnight, and 12:30.';
  expect(faults('timeline', [...hours, `${before} | a`, `${when} | b`], prose)).toEqual([
    `8: expected a moment after ${before}, such as ${meant} for the night after it (found "${when}")`,
  ]);
  expect(faults('timeline', [...hours, `${before} | a`, `${meant} | b`], `${prose} 12`)).toEqual(
    [],
  );
});

it.each([
  ['Friday 6 pm', 'Friday 5 pm'],
  ['Friday noon', 'Friday 11:59 am'],
])('takes no moment of the weekday above for the next week’s: %s, %s', (before, when) => {
  const hours = TIME.map((line) => line.replace('days', 'hours'));
  const lines = [...hours, `${before} | a`, `${when} | b`];
  expect(faults('timeline', lines, 'At 6, 5 or 11:59.')).toEqual([
    `8: expected a moment after ${before} (found "${when}")`,
  ]);
});

it('takes the midnight that comes after the days between', () => {
  const hours = TIME.map((line) => line.replace('days', 'hours'));
  const lines = [...hours, 'Friday 10 pm | a', 'Sunday noon | b', 'Friday midnight | c'];
  expect(faults('timeline', lines, 'At 10.')).toEqual([]);
  const small = [...hours, 'Friday midnight | a', 'Friday 12:30 am | b', 'Friday 6 pm | c'];
  expect(faults('timeline', small, 'At 12:30 and 6.')).toEqual([]);
});

it.each([
  ['December 20', 'January 5', 'a moment after December 20, or the year with every day, as in'],
  ['December 20', 'February 29', 'the year with every day: not every year has a February 29'],
])('says that the year is missing from %s to %s', (first, day, expected) => {
  const moments = (year = '') => [`${first}${year && ', 2023'} | a`, `${day}${year} | b`];
  const prose = 'From 20 to 5 or 29, 2023 and 2024.';
  const [fault] = faults('timeline', [...TIME, ...moments()], prose);
  expect(fault).toContain(`8: expected ${expected}`);
  expect(fault).toContain(`(found "${day}")`);
  expect(faults('timeline', [...TIME, ...moments(', 2024')], prose)).toEqual([]);
});

it('refuses a figure that does not end', () => {
  expect(faultsOf(`Words.\n\n\`\`\`bars\n${BARS.join('\n')}\n\nWords.`)).toEqual([
    '3: expected ``` below the rows of a figure (found none)',
  ]);
});

it('refuses a figure that does not end before another begins', () => {
  const between = 'A paragraph that is longer than the words of any cell of a figure may be.';
  const second = ['```line', ...BARS, '```'].join('\n');
  expect(faultsOf(`Words.\n\n\`\`\`bars\n${BARS.join('\n')}\n\n${between}\n\n${second}`)).toEqual([
    '3: expected ``` below the rows of a figure (found "```line")',
  ]);
});

it('names every number that the text does not state, wherever the figure shows it', () => {
  const lines = [
    'title: What 40 cost',
    'unit: $',
    'shows: It is 12% more than the other.',
    'A | 1 | of 7',
    'B 9 | 5',
  ];
  expect(faults('bars', lines)).toEqual(
    ['4: "40"', '6: "12%"', '7: "7"', '8: "9"', '8: "$5"'].map((fault) =>
      fault.replace(/: (.*)/, ': expected a number that the text states (found $1)'),
    ),
  );
});
