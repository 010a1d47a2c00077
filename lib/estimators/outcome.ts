import { shownNumber } from '@/lib/format/numbers';
import type { AnswerLine } from './answer';

/** What a result comes to: beyond break-even, at it, or below. */
export type Outcome = 'gain' | 'even' | 'loss';

/**
 * Whether a result lies beyond, at or below break-even (0 unless it is said, in the result's own unit). Decided
 * on the figure as shown, so that no sentence contradicts the figure beside it: 99.96 that reads 100.0% is even.
 */
export function outcomeOf({ formatted }: Pick<AnswerLine, 'formatted'>, breakEven = 0): Outcome {
  const shown = shownNumber(formatted);
  if (shown === breakEven) return 'even';
  return shown > breakEven ? 'gain' : 'loss';
}

/** Whether a share in percent has reached 100, as shown. */
export const isFull = ({ formatted }: Pick<AnswerLine, 'formatted'>): boolean =>
  shownNumber(formatted) >= 100;
