import { formatDollars, formatNumber, formatPercent, formatWithUnit } from '@/lib/format/numbers';

/**
 * How a value reads: as dollars, as a plain number, in percent with so many decimals, by the names of its
 * levels (of 1, 2, 3 …), or as a number with a unit: spoken in full, shown with its suffix if it has one.
 */
export type ValueFormat =
  | 'dollars'
  | 'number'
  | { percent: number }
  | { levels: readonly string[] }
  | { unit: { one: string; other: string }; suffix?: string | undefined };

/** A value as the page shows it and a message names it: `1,000 GB`, `$25,000,000`, `Medium`. */
export function formatValue(value: number, format: ValueFormat): string {
  if (format === 'dollars') return formatDollars(value);
  if (format === 'number') return formatNumber(value);
  if ('percent' in format) return formatPercent(value, format.percent);
  if ('levels' in format) return format.levels[value - 1] ?? formatNumber(value);
  return format.suffix ? `${formatNumber(value)} ${format.suffix}` : formatNumber(value);
}

/** An end of a slider's range: the value above it says what it is per (`5,000 GB / month`). */
export const endText = (value: number, format: ValueFormat): string =>
  formatValue(value, format).replace(/ \/ .*/, '');

/** A value as a screen reader says it: the same, with its unit in full. */
export const valueText = (value: number, format: ValueFormat): string =>
  typeof format === 'object' && 'unit' in format
    ? formatWithUnit(value, format.unit)
    : formatValue(value, format);
