import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { company } from '@/content/company';
import { financial as page } from '@/content/industries/financial';
import { financialBookWords, financialRoi } from '@/content/workbooks/financial-roi';
import { answerLines } from '@/lib/estimators/answer';
import { financial } from '@/lib/estimators/financial';
import { isPossible, type InputBounds } from '@/lib/estimators/model';
import { outcomeOf } from '@/lib/estimators/outcome';
import { formatNumber } from '@/lib/format/numbers';
import { absoluteUrl } from '@/lib/seo/urls';
import { financialWorkbook } from '@/lib/workbook/financial-roi';
import { openWorkbook } from '../../../support/spreadsheet';

type Input = keyof typeof financial.inputs;

const CELLS: Record<Input, string> = {
  transactions: 'Transactions',
  users: 'Staff',
  branches: 'Branches',
};
const inputs = Object.entries(financial.inputs) as [Input, InputBounds][];
const open = () => openWorkbook(financialRoi.make());
type Book = ReturnType<typeof open>;

/** The cell of a column in the row that begins with these words. */
function beside(book: Book, words: string | number, column: string): string {
  const found = [...book.cells].filter(([, { value }]) => value === words);
  const rows = found.map(([key]) => key).filter((key) => /!A\d+$/.test(key));
  expect(rows).toHaveLength(1);
  return rows[0]?.replace(/A(\d+)$/, `${column}$1`) ?? '';
}

function move(book: Book, values: Readonly<Record<Input, number>>) {
  for (const [input, name] of Object.entries(CELLS) as [Input, string][]) {
    book.write(book.named(name), values[input]);
  }
}

const steps = ({ min, max, step }: InputBounds): number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
/** A place where the slider can stand. */
const position = (bounds: InputBounds) => fc.constantFrom(...steps(bounds));
const positions = fc.record({
  transactions: position(financial.inputs.transactions),
  users: position(financial.inputs.users),
  branches: position(financial.inputs.branches),
});

/** Every way to set the sliders to some of their values. */
const combinations = (values: (bounds: InputBounds) => number[]) =>
  values(financial.inputs.transactions).flatMap((transactions) =>
    values(financial.inputs.users).flatMap((users) =>
      values(financial.inputs.branches).map((branches) => ({ transactions, users, branches })),
    ),
  );
const pageOutcome = (values: Readonly<Record<Input, number>>) =>
  outcomeOf(answerLines(financial.estimate(values), page.estimator.results).roi, 100);
const corners = combinations(({ min, max }) => [min, max]);
/** Where the page says that the savings match the cost: no random place would find them. */
const evens = combinations((bounds) =>
  bounds === financial.inputs.transactions ? [bounds.min] : steps(bounds),
)
  .filter((values) => pageOutcome(values) === 'even')
  .slice(0, 20);

/** A cell of the next row. */
const below = (key: string, column: string): string =>
  key.replace(/[A-Z](\d+)$/, (_, row) => `${column}${Number(row) + 1}`);

const label = (result: keyof typeof page.estimator.results): string => {
  const words = page.estimator.results[result];
  return typeof words === 'string' ? words : words.label;
};

/** Equal but for what binary fractions leave behind. */
const expectEqual = (found: unknown, expected: number) => {
  expect(typeof found).toBe('number');
  expect(Math.abs(Number(found) - expected)).toBeLessThanOrEqual(
    1e-9 * Math.max(1, Math.abs(expected)),
  );
};

it('computes what the page computes, at 200 positions of the sliders', () => {
  expect(evens.length).toBeGreaterThan(0);
  const book = open();
  const cells = {
    monthly: beside(book, 'Cost, together', 'B'),
    annual: beside(book, 'Cost, together', 'C'),
    savings: beside(book, 'Savings, together', 'C'),
    net: beside(book, label('net'), 'C'),
    roi: beside(book, label('roi'), 'C'),
  };
  const verdict = below(cells.roi, 'A');
  const { remark, even } = page.estimator;
  const sentences = new Map([
    [remark, 'loss'],
    [even, 'even'],
  ]);
  fc.assert(
    fc.property(positions, (values) => {
      move(book, values);
      const { monthly, annual, savings, net, roi } = financial.estimate(values);
      expectEqual(book.read(cells.monthly), monthly);
      expectEqual(book.read(cells.annual), annual);
      expectEqual(book.read(cells.savings), savings);
      expectEqual(book.read(cells.net), net);
      expectEqual(book.read(cells.roi), roi / 100);
      expect(sentences.get(String(book.read(verdict))) ?? 'gain').toBe(pageOutcome(values));
    }),
    {
      numRuns: 200,
      examples: [...corners, ...evens].map((values) => [values]),
    },
  );
});

it('is saved with the results of the defaults, for previews', () => {
  const book = open();
  expect(inputs.map(([input]) => book.read(book.named(CELLS[input])))).toEqual(
    inputs.map(([, bounds]) => bounds.default),
  );
  const formulas = [...book.cells].filter(([, { formula }]) => formula !== undefined);
  expect(formulas.length).toBeGreaterThan(30);
  for (const [key, { value }] of formulas) {
    if (typeof value === 'number') expectEqual(book.read(key), value);
    else expect([key, book.read(key)]).toEqual([key, value]);
  }
});

describe.each(inputs)('the cell of %s', (input, bounds) => {
  const book = open();
  const cell = book.named(CELLS[input]);
  const validation = book.validations.get(cell);
  const accepts = (value: unknown) => {
    book.write(cell, value);
    return book.evaluate(validation?.formula ?? '', cell);
  };
  const warning = () => book.read(cell.replace('!B', '!C'));

  it('accepts what its slider can be set to, and says so before', () => {
    for (const number of [bounds.min, bounds.max, bounds.step]) {
      expect(validation?.prompt).toContain(formatNumber(number));
    }
    const near = fc.oneof(
      position(bounds),
      fc.integer({ min: bounds.min - 2 * bounds.step, max: bounds.max + 2 * bounds.step }),
      fc.double({ min: bounds.min, max: bounds.max, noNaN: true }),
    );
    fc.assert(
      fc.property(near, (value) => {
        expect(accepts(value)).toBe(isPossible(value, bounds));
        expect(warning() === '').toBe(isPossible(value, bounds));
      }),
    );
  });

  it.each([['words'], ['50 000'], [null]])('refuses %j, but lets go on who means it', (value) => {
    expect(validation?.warns).toBe(true);
    expect(validation?.optional).toBe(false);
    expect(accepts(value)).toBe(false);
    expect(warning()).not.toBe('');
  });
});

describe.each(inputs)('without a number for %s', (input) => {
  const book = open();
  const cell = book.named(CELLS[input]);
  const sums = [...book.cells].filter(
    ([key, { formula, value }]) =>
      formula !== undefined && typeof value === 'number' && key.startsWith(`${book.sheets[0]}!`),
  );

  it.each([[null], ['50,000 a month'], [''], [-10_000], ['#N/A']])(
    'reckons nothing from %j',
    (value) => {
      expect(sums.length).toBeGreaterThan(20);
      book.write(cell, value);
      const told = sums.map(([key]) => [key, book.read(key)]);
      // What does not hang on it all the same says nothing: half a sum would look like a result.
      expect(told).toEqual(sums.map(([key]) => [key, '']));
      expect(book.read(below(beside(book, label('roi'), 'C'), 'A'))).toMatch(/is missing/);
      for (const share of [1, 0.75, 0.5, 0.25])
        expect(book.read(beside(book, share, 'E'))).toBe('');
    },
  );

  it('reckons with a number beyond its slider, which is marked', () => {
    book.write(cell, financial.inputs[input].max * 2);
    for (const [key] of sums) expect([key, typeof book.read(key)]).toEqual([key, 'number']);
    expect(book.read(cell.replace('!B', '!C'))).not.toBe('');
  });
});

describe('a share of the savings', () => {
  const book = open();
  const share = beside(book, 0.5, 'A');
  const columns = ['B', 'C', 'D', 'E'].map((column) => share.replace('!A', `!${column}`));
  const shown = () => columns.map((key) => book.read(key));
  const accepts = () => book.evaluate(book.validations.get(share)?.formula ?? '', share);

  it.each([[null], ['half'], [''], [-0.5], ['#N/A']])('says nothing of %j', (value) => {
    const others = [1, 0.75, 0.25].map((other) => beside(book, other, 'B'));
    const before = others.map((key) => book.read(key));
    book.write(share, value);
    expect(shown()).toEqual(['', '', '', '']);
    expect(others.map((key) => book.read(key))).toEqual(before);
    expect(accepts()).toBe(false);
    expect(book.validations.get(share)).toMatchObject({ optional: true, warns: false });
  });

  it('may be any other', () => {
    const whole = Number(book.read(beside(book, 'Savings, together', 'C')));
    const cost = Number(book.read(beside(book, 'Cost, together', 'C')));
    for (const value of [0, 0.6, 1.2]) {
      book.write(share, value);
      expect(accepts()).toBe(true);
      const [saved, net, roi, verdict] = shown();
      expectEqual(saved, value * whole);
      expectEqual(net, value * whole - cost);
      expectEqual(roi, (value * whole) / cost);
      expect(verdict).toBe(value * whole < cost ? 'Below break-even' : 'Above break-even');
    }
  });
});

it('reckons with the visitor’s own assumptions where there are any, and with the page’s where not', () => {
  const book = open();
  const saved = beside(book, 'Savings, together', 'C');
  const before = book.read(saved);
  const own = book.named('Saved_per_login').replace('!D', '!C');
  book.write(own, 40);
  expectEqual(book.read(saved), Number(before) - 12 * 10 * financial.inputs.users.default);
  book.write(own, null);
  expect(book.read(saved)).toBe(before);
});

it.each([
  [0, true],
  [0.25, true],
  [-1, false],
  ['words', false],
  ['#N/A', false],
])('takes %j for an assumption of the visitor’s own: %j', (value, taken) => {
  const book = open();
  const own = book.named('Cost_per_branch').replace('!D', '!C');
  const validation = book.validations.get(own);
  expect(validation?.optional).toBe(true);
  book.write(own, value);
  expect(book.evaluate(validation?.formula ?? '', own)).toBe(taken);
  // Pasted, it stands there whatever the validation says.
  const used = book.read(own.replace('!C', '!D'));
  expect(used).toBe(taken ? value : book.read(own.replace('!C', '!B')));
  const told = book.read(own.replace('!C', '!E'));
  expect(told).toMatch(taken ? /a branch/ : /is used/);
  book.write(own, null);
  expect(book.read(own.replace('!C', '!E'))).toMatch(/a branch/);
});

it('shows no fault when nothing costs or saves anything', () => {
  const book = open();
  for (const name of ['Cost_per_transaction', 'Cost_per_login', 'Cost_per_branch']) {
    book.write(book.named(name), 0);
  }
  for (const name of ['Processing_saved_per_transaction', 'Fraud_saved_per_transaction']) {
    book.write(book.named(name), 0);
  }
  book.write(book.named('Saved_per_login'), 0);
  for (const [key, { formula }] of book.cells) {
    if (formula !== undefined)
      expect(['number', 'string', 'boolean']).toContain(typeof book.read(key));
  }
});

it('groups the thousands of every number', () => {
  const styles = strFromU8(unzipSync(financialRoi.make())['xl/styles.xml'] ?? new Uint8Array());
  const formats = [...styles.matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code);
  expect(formats.length).toBeGreaterThan(3);
  expect(formats.filter((code) => !code?.includes('#,##0'))).toEqual([]);
});

it('says of which savings a share is only where there is one', () => {
  const book = open();
  const words = beside(book, 'The cost is covered from', 'E');
  expect(book.read(words)).toBe('of the estimated savings');
  book.write(book.named('Staff'), 'many');
  expect([book.read(words.replace('!E', '!D')), book.read(words)]).toEqual(['', '']);
});

it('says whom to ask and where the page is', () => {
  const { links, cells } = open();
  const said = [...links].map(([key, target]) => [cells.get(key)?.value, target]);
  expect(said).toEqual([
    [expect.stringContaining(company.email), `mailto:${company.email}`],
    [absoluteUrl(`/industries/${page.slug}`), absoluteUrl(`/industries/${page.slug}`)],
  ]);
});

it('says the page’s own method beside the assumptions', () => {
  const texts = [...open().cells].map(([, { value }]) => value);
  expect(texts).toContain(page.estimator.method);
});

const bookWith = (change: Partial<typeof financialBookWords>) =>
  financialWorkbook({ ...financialBookWords, ...change }, { author: 'A', email: 'a@b', page: '/' });

it('takes labels as long as the page’s may be', () => {
  const label = 'x'.repeat(48);
  const inputs = { transactions: label, users: `${label} `, branches: `${label}  ` };
  expect(() => bookWith({ inputs })).not.toThrow();
});

it('refuses words within a formula that Excel would not read', () => {
  expect(() => bookWith({ missing: 'x'.repeat(255) })).not.toThrow();
  expect(() => bookWith({ missing: 'x'.repeat(256) })).toThrow(
    'text in a formula of a workbook: expected at most 255 characters',
  );
});
