/** How long a step of a process takes, in weeks; in here also in days. */
interface Duration {
  /** Weeks before it begins, where its words say so ("Weeks 3-4": 2). */
  from: number | undefined;
  least: number;
  most: number;
  /** It takes longer by what nobody can say here: the delivery, or as often as there are sites. */
  open: boolean;
}

/** A step's place on an axis of weeks. */
export interface Span extends Duration {
  from: number;
}

const WEEK = 7;
/** Days in one of them. Months are twelfths of a year, 30 7/16: like whole days they add up exactly. */
const UNITS = { night: 1, day: 1, week: WEEK, month: 365.25 / 12 };
type Unit = keyof typeof UNITS;

const CALENDAR = /^(?:Week (\d+)|Weeks (\d+)(?: (and|to) |-)(\d+))$/;
const LENGTH =
  /^(?:First )?(\d+)(?: to (\d+))? (night|day|week|month)(s?)( a site|, plus delivery)?$/;

function calendar(words: string): Duration | undefined {
  const [, single, first, joint, last] = CALENDAR.exec(words) ?? [];
  const from = Number(single ?? first) - 1;
  const end = Number(single ?? last);
  if (!(from >= 0) || (last !== undefined && end < from + 2)) return undefined;
  if (joint === 'and' && end !== from + 2) return undefined;
  const days = (end - from) * WEEK;
  return { from: from * WEEK, least: days, most: days, open: false };
}

function length(words: string): Duration | undefined {
  const [, low, high, unit, plural, more] = LENGTH.exec(words) ?? [];
  if (unit === undefined) return undefined;
  const [least, most] = [Number(low), Number(high ?? low)];
  if (least < 1 || most < least || (high !== undefined && most === least)) return undefined;
  if ((plural === 's') !== most > 1) return undefined;
  const days = UNITS[unit as Unit];
  return { from: undefined, least: least * days, most: most * days, open: more !== undefined };
}

/** What the words say, in days: seven sevenths of a week, added up, need not be one. */
const daysOf = (words: string): Duration | undefined => calendar(words) ?? length(words);

const inWeeks = ({ from, least, most, open }: Duration): Duration => ({
  from: from === undefined ? undefined : from / WEEK,
  least: least / WEEK,
  most: most / WEEK,
  open,
});

/**
 * What a step's words say of its length: `Week 3`, `Weeks 1 and 2`, `Weeks 5-10`, `1 to 2 weeks`,
 * `First 30 days`, `3 months`, `2 weeks, plus delivery`, `1 to 3 nights a site`. The drawing has no
 * other source, so it cannot differ from them. Nothing for words of any other kind.
 */
export function durationOf(words: string): Duration | undefined {
  const days = daysOf(words);
  return days && inWeeks(days);
}

/** The steps with their days, up to the first that cannot be read, or says that it begins elsewhere. */
function placed<Step extends { duration: string }>(steps: readonly Step[]) {
  const known: Array<{ step: Step; days: Duration; from: number }> = [];
  let from = 0;
  for (const step of steps) {
    const days = daysOf(step.duration);
    if (!days || (days.from ?? from) !== from) break;
    known.push({ step, days, from });
    from += days.most;
  }
  return known;
}

/**
 * The steps one after the other, each beginning where the one before it ends at the latest. Throws where
 * one cannot be read, or says that it begins elsewhere (the schema of steps lets no such list through).
 */
export function timeline<Step extends { duration: string }>(
  steps: readonly Step[],
): Array<Step & Span> {
  const known = placed(steps);
  const wrong = steps[known.length];
  if (wrong)
    throw new RangeError(`"${wrong.duration}" does not begin when the step before it ends`);
  return known.map(({ step, days, from }) => ({ ...step, ...inWeeks(days), from: from / WEEK }));
}

/** Which step says that it begins elsewhere than where the one before it ends: -1 for none that can be told. */
export function misplacedStep(steps: ReadonlyArray<{ duration: string }>): number {
  const index = placed(steps).length;
  return daysOf(steps[index]?.duration ?? '') ? index : -1;
}

/** Weeks that a step without a known end is drawn past the latest known one. */
export const BEYOND = 2;

/** Where what is drawn of the steps ends, in weeks. */
export const endOf = (spans: readonly Span[]): number =>
  Math.max(...spans.map(({ from, most, open }) => from + most + (open ? BEYOND : 0)));
