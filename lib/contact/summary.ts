import { readHandover } from '@/lib/estimators/handover';
import { grouped, money } from '@/lib/format/numbers';
import type { Values } from '@/lib/estimators/model';
import type { Prefill } from './handover';

/** What an estimator's sliders and its result are called. */
export interface SummaryWords {
  service: string;
  intro: string;
  inputs: Readonly<Record<string, { label: string; suffix: string }>>;
  result: string;
}

/** Sliders whose values are dollars. */
const DOLLARS = new Set(['revenue', 'budget']);

function line(values: Values<string>, inputs: SummaryWords['inputs']): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const { label, suffix } = inputs[key] ?? { label: key, suffix: '' };
      const shown = DOLLARS.has(key) ? money(value) : grouped(value);
      return `${label}: ${shown}${suffix === '' ? '' : ` ${suffix}`}`;
    })
    .join(', ');
}

/**
 * An estimate's summary for the contact form, computed anew from the slider values in the address.
 * Undefined when the address holds no possible estimate.
 */
export function estimatePrefill(
  query: URLSearchParams,
  words: Readonly<Record<string, SummaryWords>>,
): Prefill | undefined {
  const handover = readHandover(query);
  const known = handover && words[handover.id];
  if (!known) return undefined;
  const result = `${handover.headline}${known.result === '' ? '' : ` ${known.result}`}`;
  return {
    service: known.service,
    message: `${known.intro}: ${line(handover.values, known.inputs)}. Result: ${result}.`,
  };
}
