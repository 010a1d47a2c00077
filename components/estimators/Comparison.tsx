import type { ReactNode } from 'react';
import { Gap } from '@/components/charts/Gap';
import type { AnswerLine } from '@/lib/estimators/answer';
import { Remark } from './Remark';

interface ComparisonProps {
  bars: readonly [ours: AnswerLine, theirs: AnswerLine];
  gap: AnswerLine;
  /** Said in words where nothing is saved. */
  remark?: string;
  children?: ReactNode;
}

/** The cost beside what it is compared with, and what lies between them. */
export function Comparison({ bars, gap, remark, children }: ComparisonProps) {
  return (
    <div className="against">
      <Gap bars={bars} gap={gap} />
      {remark !== undefined && gap.value <= 0 ? <Remark>{remark}</Remark> : null}
      {children}
    </div>
  );
}
