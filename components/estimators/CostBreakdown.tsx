import { StackedBar } from '@/components/charts/StackedBar';
import type { AnswerLine } from '@/lib/estimators/answer';
import { ResultLine } from './ResultLine';

interface CostBreakdownProps {
  /** Up to three parts of one sum, in the order of the bar. */
  parts: readonly AnswerLine[];
  /** What is taken off that sum, where something is: the price shown is the rest. */
  discount?: AnswerLine;
}

/** What an estimate is made of, down to the price that is shown. */
export function CostBreakdown({ parts, discount }: CostBreakdownProps) {
  return (
    <div className="parts">
      <StackedBar parts={parts} />
      {discount?.value ? <ResultLine {...discount} /> : null}
    </div>
  );
}
