import { markedSpan } from '@/lib/marked-span';
import {
  hasYear,
  isEarlierThatDay,
  isLeapDay,
  isOverNewYear,
  MOST_TICKS,
  nextMidnight,
  TIMELINE_UNITS,
  unitsBetween,
  type TimelineUnit,
} from './moments';
import { firstCells, marksOf, optionOf, quoted, refuse, type Form, type Source } from './source';

function unitOf(source: Source): TimelineUnit {
  const unit = optionOf(source, 'unit');
  if (Object.hasOwn(TIMELINE_UNITS, unit)) return unit as TimelineUnit;
  const units = Object.keys(TIMELINE_UNITS).join(', ');
  return refuse(source, `unit to be one of ${units}`, quoted(unit), source.options.get('unit'));
}

/** What a moment should have been that is none of its unit. */
function expectedMoment(unit: TimelineUnit, when: string): string {
  if (unit !== 'hours' && isLeapDay(when))
    return `the year with every day: not every year has a ${when}`;
  const { form } = TIMELINE_UNITS[unit];
  const other = unit === 'hours' ? 'days' : 'hours';
  return TIMELINE_UNITS[other].read(when) === undefined ? form : `${form}, or unit: ${other}`;
}

/** What should have stood in place of a moment that comes before the one above it. */
function expectedAfter(unit: TimelineUnit, before: string, when: string): string {
  const years = `, or the year with every day, as in ${before}, 2026`;
  return `a moment after ${before}${unit !== 'hours' && isOverNewYear(before, when) ? years : ''}`;
}

/** Moments in their order; one is marked for the time that led to it. */
export const timeline: Form = {
  rows: [2, 5],
  cells: [2, 2],
  row: 'moment | what happens',
  read(source) {
    const unit = unitOf(source);
    const { read } = TIMELINE_UNITS[unit];
    const [firstName = ''] = firstCells(source);
    let first: number | undefined;
    let last = { at: -1, when: '' };
    const placed = source.rows.map((row) => {
      const [when = '', label = ''] = row.cells;
      const moment = read(when);
      if (moment === undefined)
        return refuse(source, expectedMoment(unit, when), quoted(when), row);
      if (hasYear(when) !== hasYear(firstName)) {
        refuse(source, 'the year with every day or with none', quoted(when), row);
      }
      first ??= moment;
      const at = unitsBetween(first, moment, unit);
      const midnight = unit === 'hours' ? nextMidnight(last.when, when) : undefined;
      if (midnight !== undefined) {
        const expected = `a moment after ${last.when}, such as ${midnight} for the night after it`;
        refuse(source, expected, quoted(when), row);
      }
      if (at <= last.at || isEarlierThatDay(last.when, when))
        refuse(source, expectedAfter(unit, last.when, when), quoted(when), row);
      last = { at, when };
      return { at, when, label };
    });

    // Hours end with their week, and more weeks than that go without ticks.
    if (unit === 'days' && last.at > MOST_TICKS) {
      const expected = `at most ${MOST_TICKS} days from the first moment to the last, or unit: weeks`;
      refuse(source, expected, String(last.at), source.options.get('unit'));
    }

    // After the moments: a date that is wrong in its row would be a mark that names no row.
    const marked = marksOf(source, firstCells(source));
    const moments = placed.map((moment) => ({ ...moment, marked: marked(moment.when) }));
    const mark = source.options.get('mark');
    const { from, to } = markedSpan(moments);
    // Sevenths and sixtieths: two weeks and two days less one week and two days come to a hair less than one.
    const units = Math.round((to - from) * 1e6) / 1e6;
    if (mark && (units === 0 || !Number.isInteger(units))) {
      refuse(source, `whole ${unit} before the marked moment`, String(units), mark);
    }
    const span = mark ? `${units} ${units === 1 ? unit.slice(0, -1) : unit}` : '';
    return {
      chart: { kind: 'timeline', unit, length: last.at, moments, span },
      shown: moments.map((each) => `${each.when} ${each.label} ${each.marked ? span : ''}`),
    };
  },
};
