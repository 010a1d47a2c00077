import type { ReactNode } from 'react';
import { Gap } from '@/components/charts/Gap';
import { ChangeAnnouncement } from '@/components/ui/ChangeAnnouncement';
import type { AnswerLine } from '@/lib/estimators/answer';
import { outcomeOf, type Outcome } from '@/lib/estimators/outcome';
import { Remark } from './Remark';

interface ComparisonProps {
  bars: readonly [ours: AnswerLine, theirs: AnswerLine];
  gap: AnswerLine;
  /** What it comes to, where another figure than the gap decides. */
  outcome?: Outcome;
  /** Said in words where nothing is saved. */
  remark?: string;
  /** Said at break-even, where that has words of its own. */
  even?: string;
  children?: ReactNode;
}

/** The cost beside what it is compared with, and what lies between them. */
export function Comparison(props: ComparisonProps) {
  const { bars, gap, outcome = outcomeOf(gap), remark, even = remark, children } = props;
  const said = { gain: undefined, even, loss: remark }[outcome];
  return (
    <div className="against">
      <Gap bars={bars} gap={gap} good={outcome === 'gain'} />
      {said === undefined ? null : <Remark>{said}</Remark>}
      <ChangeAnnouncement text={said} />
      {children}
    </div>
  );
}
