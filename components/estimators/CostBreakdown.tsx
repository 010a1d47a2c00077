import { StackedBar, type PartTone } from '@/components/charts/StackedBar';
import type { AnswerLine } from '@/lib/estimators/answer';

const TONES: readonly PartTone[] = ['beacon', 'signal', 'link'];

/** What an estimate is made of: up to three parts of one sum, in the order of the bar. */
export function CostBreakdown({ parts }: { parts: readonly AnswerLine[] }) {
  return (
    <StackedBar parts={parts.map((part, index) => ({ ...part, tone: TONES[index] ?? 'link' }))} />
  );
}
