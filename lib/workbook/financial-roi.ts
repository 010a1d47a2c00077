import { financial, RATES, SAVED } from '@/lib/estimators/financial';
import { defaultsOf, type InputBounds } from '@/lib/estimators/model';
import { outcomeOf, type Outcome } from '@/lib/estimators/outcome';
import { formatNumber, formatPercent } from '@/lib/format/numbers';
import {
  checkLength,
  xlsx,
  type Cell,
  type Formula,
  type Row,
  type Sheet,
  type Validation,
} from './xlsx';

type Input = keyof typeof RATES;
type Saving = keyof typeof SAVED;

/** What stands above five columns. */
type Headings = readonly [string, string, string, string, string];

/** A line of a sum: what it is called, and how it comes about. */
interface Line {
  label: string;
  how: string;
}
/** An assumption: what it is called, and what it is counted in. */
interface Assumed {
  label: string;
  unit: string;
}

/** The words of the workbook. Names of sheets have at most 31 characters. */
export interface FinancialBookWords {
  title: string;
  lead: string;
  sheets: { calculator: string; assumptions: string };
  headings: Record<'inputs' | 'costs' | 'savings' | 'result' | 'shares' | 'assumptions', Headings>;
  inputs: Record<Input, string>;
  /** What a slider accepts: `{least}`, `{most}` and `{step}` are replaced. */
  accepted: string;
  refused: string;
  /** In place of a result that would be reckoned from a number that is missing. */
  missing: string;
  /** Beside a figure of one's own that is none, and is not used. */
  ignored: string;
  costs: Record<Input, Line>;
  cost: string;
  savings: Record<Saving, Line>;
  saved: string;
  net: string;
  roi: Line;
  /** Said of savings that are below, at and beyond the cost: in a sentence, and beside a share. */
  outcomes: Record<Outcome, { sentence: string; brief: string }>;
  covering: Line;
  assumed: { costs: Record<Input, Assumed>; savings: Record<Saving, Assumed> };
  own: { title: string; message: string };
  share: { title: string; message: string };
  notes: readonly string[];
  contact: string;
}

/** Whose workbook it is, whom its last line writes to, and the page whose calculator it is. */
interface FinancialBookFacts {
  author: string;
  email: string;
  page: string;
}

/** Names that formulas read. One that looks like an address (`ROI1`) would be refused. */
const INPUT: Record<Input, string> = {
  transactions: 'Transactions',
  users: 'Staff',
  branches: 'Branches',
};
const COST: Record<Input, string> = {
  transactions: 'Cost_per_transaction',
  users: 'Cost_per_login',
  branches: 'Cost_per_branch',
};
const SAVING: Record<Saving, string> = {
  processing: 'Processing_saved_per_transaction',
  fraud: 'Fraud_saved_per_transaction',
  user: 'Saved_per_login',
};
/** What each saving is counted by. */
const SAVED_ON: Record<Saving, Input> = {
  processing: 'transactions',
  fraud: 'transactions',
  user: 'users',
};

/** Shares of the savings for which the result is shown again. */
const SHARES = [1, 0.75, 0.5, 0.25];
/** Decimals of a return in percent, as on the page. */
const ROI_DECIMALS = 1;
const WIDTHS = [44, 17, 17, 15, 52];

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

const say = (style: Cell['style'], value = ''): Cell => ({ style, value });
const sum = (style: Cell['style'], formula: string, value: string | number): Cell => ({
  style,
  formula,
  value,
});
/** Text within a formula. */
function quoted(text: string): string {
  checkLength('text in a formula', text, 255);
  return `"${text.replaceAll('"', '""')}"`;
}

/** True where a slider could stand at the value of this cell. (Of words, AND would reckon all the same.) */
const possible = (cell: string, { min, max, step }: InputBounds): string =>
  `IF(ISNUMBER(${cell}),AND(${cell}>=${min},${cell}<=${max},MOD(${cell}-${min},${step})=0),FALSE)`;

/**
 * True where a cell can be reckoned with. Beyond its slider, or between its steps, a number can. What is pasted
 * may be an error (#N/A): whatever else reads that is one, too, but for ISNUMBER and the branch not taken.
 */
const usable = (cell: string): string => `IF(ISNUMBER(${cell}),${cell}>=0,FALSE)`;

/** True where all these conditions are. */
const all = (conditions: readonly string[]): string => `AND(${conditions.join()})`;

/** A formula where its condition holds, and nothing where not. */
const where = (condition: string, formula: string): string => `IF(${condition},${formula},"")`;

/** Grows a sheet downwards. */
function growing() {
  const rows: Row[] = [];
  const merges: string[] = [];
  const next = () => rows.length + 1;
  /** Adds a row and gives its number. */
  const add = (cells: readonly Cell[], height?: number): number => rows.push({ cells, height });
  return {
    rows,
    merges,
    next,
    add,
    /** Adds one cell over all columns and gives its address. */
    wide(cell: Cell, height?: number): string {
      merges.push(`A${next()}:E${next()}`);
      return `A${add([cell], height)}`;
    },
    gap: () => add([]),
    /** Adds headings: over figures they stand to the right. */
    head: (words: Headings, figures: readonly number[]) =>
      add(words.map((word, column) => say(figures.includes(column) ? 'headRight' : 'head', word))),
  };
}
type Growing = ReturnType<typeof growing>;

interface Part extends Line {
  formula: string;
  monthly: number;
}

/** Adds parts, a month and a year of each, and their sum; gives the cell of the sum of a year. */
function addSum(
  sheet: Growing,
  headings: Headings,
  { parts, total, condition }: { parts: readonly Part[]; total: string; condition: string },
): string {
  const first = sheet.head(headings, [1, 2]) + 1;
  const year = (row: number) => where(`ISNUMBER(B${row})`, `B${row}*12`);
  for (const { label, how, formula, monthly } of parts) {
    sheet.add([
      say('label', label),
      sum('money', where(condition, formula), monthly),
      sum('money', year(sheet.next()), monthly * 12),
      say('label'),
      say('note', how),
    ]);
  }
  const row = sheet.next();
  const monthly = parts.reduce((before, part) => before + part.monthly, 0);
  sheet.add([
    say('total', total),
    sum('totalMoney', where(condition, `SUM(B${first}:B${row - 1})`), monthly),
    sum('totalMoney', year(row), monthly * 12),
    say('total'),
    say('total'),
  ]);
  sheet.gap();
  return `$C$${row}`;
}

/** Adds the sliders as cells; gives what these accept, their names, and when all can be reckoned with. */
function addInputs(sheet: Growing, words: FinancialBookWords, values: Record<Input, number>) {
  const validations: Validation[] = [];
  const names: Record<string, string> = {};
  const cells: string[] = [];
  sheet.head(words.headings.inputs, [1]);
  for (const input of keysOf(financial.inputs)) {
    const bounds = financial.inputs[input];
    const row = sheet.next();
    const cell = `B${row}`;
    const formula = possible(cell, bounds);
    const message = words.accepted
      .replace('{least}', formatNumber(bounds.min))
      .replace('{most}', formatNumber(bounds.max))
      .replace('{step}', formatNumber(bounds.step));
    sheet.add([
      say('label', words.inputs[input]),
      { style: 'input', value: values[input] },
      // A value that is pasted passes by the validation.
      sum('warning', `IF(${formula},"",${quoted(words.refused)})`, ''),
      say('label'),
      say('note', message),
    ]);
    sheet.merges.push(`C${row}:D${row}`);
    // A firm’s own number may lie between the steps of the slider: it is warned, and may go on.
    validations.push({ cell, formula, warns: true, title: words.refused, message });
    names[INPUT[input]] = `'${words.sheets.calculator}'!$B$${row}`;
    cells.push(`$B$${row}`);
  }
  sheet.gap();
  return { validations, names, condition: all(cells.map(usable)) };
}

/** The cells of the yearly sums, and the results with the sliders' defaults. */
interface Totals {
  /** When they are numbers. */
  condition: string;
  cost: string;
  saved: string;
  result: ReturnType<typeof financial.estimate>;
}

/**
 * The formula that says what the return in a cell comes to, and what it says of the one the file is saved
 * with. As on the page, that is decided on the figure as it is shown.
 */
function outcome(
  cell: string,
  ratio: number,
  outcomes: FinancialBookWords['outcomes'],
  length: keyof FinancialBookWords['outcomes'][Outcome],
): Formula {
  const { gain, even, loss } = outcomes;
  const shown = `ROUND(${cell},${ROI_DECIMALS + 2})`;
  const reached = `IF(${shown}=1,${quoted(even[length])},${quoted(gain[length])})`;
  const formula = `IF(ISNUMBER(${cell}),IF(${shown}<1,${quoted(loss[length])},${reached}),"")`;
  const formatted = formatPercent(ratio * 100, ROI_DECIMALS);
  return { formula, value: outcomes[outcomeOf({ formatted }, 100)][length] };
}

/** Adds what the savings leave of the cost, and the return in figures and words. */
function addResult(sheet: Growing, words: FinancialBookWords, totals: Totals) {
  const { condition, cost, saved, result } = totals;
  sheet.head(words.headings.result, [2]);
  sheet.add([
    say('label', words.net),
    say('label'),
    sum('figure', where(condition, `${saved}-${cost}`), result.net),
    say('label'),
    say('label'),
  ]);
  const roi = `C${sheet.next()}`;
  sheet.add([
    say('label', words.roi.label),
    say('label'),
    sum('figurePercent', where(`N(${cost})>0`, `${saved}/${cost}`), result.roi / 100),
    say('label'),
    say('note', words.roi.how),
  ]);
  const remark = outcome(roi, result.savings / result.annual, words.outcomes, 'sentence');
  const formula = `IF(${condition},${remark.formula},${quoted(words.missing)})`;
  sheet.wide({ style: 'remark', ...remark, formula }, 24);
  sheet.gap();
}

/** Adds the result for shares of the savings, and the share that covers the cost; gives what the shares accept. */
function addShares(sheet: Growing, words: FinancialBookWords, totals: Totals) {
  const { condition, cost, saved, result } = totals;
  const validations: Validation[] = [];
  sheet.head(words.headings.shares, [1, 2, 3]);
  for (const share of SHARES) {
    const row = sheet.next();
    const formula = usable(`A${row}`);
    const part = share * result.savings;
    const roi = part / result.annual;
    sheet.add([
      { style: 'share', value: share },
      sum('money', where(all([condition, formula]), `A${row}*${saved}`), part),
      sum('money', where(`ISNUMBER(B${row})`, `B${row}-${cost}`), part - result.annual),
      sum('percent', where(all([`ISNUMBER(B${row})`, `N(${cost})>0`]), `B${row}/${cost}`), roi),
      { style: 'note', ...outcome(`D${row}`, roi, words.outcomes, 'brief') },
    ]);
    validations.push({ cell: `A${row}`, formula, optional: true, ...words.share });
  }
  const { label, how } = words.covering;
  const covering = `D${sheet.next()}`;
  sheet.add([
    say('total', label),
    say('total'),
    say('total'),
    sum('totalPercent', where(`N(${saved})>0`, `${cost}/${saved}`), result.annual / result.savings),
    sum('total', where(`ISNUMBER(${covering})`, quoted(how)), how),
  ]);
  sheet.gap();
  return validations;
}

/** The sliders as cells, the sums under them, and the names of the sliders' cells. */
function calculator(words: FinancialBookWords, email: string) {
  const values = defaultsOf(financial.inputs);
  const result = financial.estimate(values);
  const sheet = growing();

  sheet.wide(say('title', words.title), 30);
  sheet.wide(say('lead', words.lead), 20);
  sheet.gap();
  const { validations: ofInputs, names, condition } = addInputs(sheet, words, values);

  const costs = keysOf(RATES).map((input) => ({
    ...words.costs[input],
    formula: `${INPUT[input]}*${COST[input]}`,
    monthly: result[input],
  }));
  const savings = keysOf(SAVED).map((saving) => ({
    ...words.savings[saving],
    formula: `${INPUT[SAVED_ON[saving]]}*${SAVING[saving]}`,
    monthly: values[SAVED_ON[saving]] * SAVED[saving],
  }));
  const { costs: costHeadings, savings: savingHeadings } = words.headings;
  const cost = addSum(sheet, costHeadings, { parts: costs, total: words.cost, condition });
  const saved = addSum(sheet, savingHeadings, { parts: savings, total: words.saved, condition });

  const totals = { condition, cost, saved, result };
  addResult(sheet, words, totals);
  const validations = [...ofInputs, ...addShares(sheet, words, totals)];
  const contact = sheet.wide(say('link', words.contact));

  const { rows, merges } = sheet;
  const links = [{ cell: contact, href: `mailto:${email}` }];
  const name = words.sheets.calculator;
  return { sheet: { name, widths: WIDTHS, rows, merges, validations, links }, names };
}

/** What the formulas assume, with room for the visitor's own figures, and the names of what is used. */
function assumptions(words: FinancialBookWords, page: string) {
  const sheet = growing();
  const validations: Validation[] = [];
  const names: Record<string, string> = {};

  sheet.wide(say('title', words.sheets.assumptions), 30);
  sheet.gap();
  sheet.head(words.headings.assumptions, [1, 2, 3]);
  const lines = [
    ...keysOf(RATES).map((input) => ({
      ...words.assumed.costs[input],
      name: COST[input],
      figure: RATES[input],
    })),
    ...keysOf(SAVED).map((saving) => ({
      ...words.assumed.savings[saving],
      name: SAVING[saving],
      figure: SAVED[saving],
    })),
  ];
  for (const { label, unit, name, figure } of lines) {
    const row = sheet.next();
    const own = `C${row}`;
    const formula = usable(own);
    sheet.add([
      say('label', label),
      { style: 'rate', value: figure },
      { style: 'inputRate' },
      sum('rate', `IF(${formula},${own},B${row})`, figure),
      // What is pasted passes by the validation.
      sum(
        'note',
        `IF(OR(ISBLANK(${own}),${formula}),${quoted(unit)},${quoted(words.ignored)})`,
        unit,
      ),
    ]);
    validations.push({ cell: own, formula, optional: true, ...words.own });
    names[name] = `'${words.sheets.assumptions}'!$D$${row}`;
  }
  sheet.gap();
  for (const note of words.notes) sheet.wide(say('paragraph', note), 36);
  const link = sheet.wide(say('link', page));

  const { rows, merges } = sheet;
  const links = [{ cell: link, href: page }];
  const name = words.sheets.assumptions;
  return { sheet: { name, widths: WIDTHS, rows, merges, validations, links }, names };
}

/**
 * The financial page's calculator as a workbook: its sliders as cells with their bounds and steps, its sums
 * as formulas over named cells, its assumptions on a sheet of their own. The results it is saved with, for
 * previews, are those of the sliders' defaults.
 */
export function financialWorkbook(
  words: FinancialBookWords,
  { author, email, page }: FinancialBookFacts,
): Uint8Array<ArrayBuffer> {
  const parts: { sheet: Sheet; names: Record<string, string> }[] = [
    calculator(words, email),
    assumptions(words, page),
  ];
  return xlsx({
    title: words.title,
    author,
    names: Object.fromEntries(parts.flatMap(({ names }) => Object.entries(names))),
    sheets: parts.map(({ sheet }) => sheet),
  });
}
