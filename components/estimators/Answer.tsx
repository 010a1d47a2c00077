import type { ReactNode } from 'react';
import { StackedBar, type PartTone } from '@/components/ui/StackedBar';
import { money } from '@/lib/format/numbers';

/** The answer's big figure with the words behind it. */
export function BigFigure({ value, label }: { value: string; label: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5">
      <strong className="text-[clamp(2.5rem,1.8rem+2.4vw,3.375rem)] leading-none font-semibold tracking-display tabular-nums">
        {value}
      </strong>{' '}
      <span className="text-base text-muted">{label}</span>
    </p>
  );
}

const TONES: readonly PartTone[] = ['beacon', 'signal', 'link'];

interface CostBreakdownProps<Key extends string> {
  /** Up to three parts of one sum, in the order of the bar. */
  parts: readonly Key[];
  /** What each part is called, and what it comes to in the estimate. */
  labels: Record<Key, string>;
  amounts: Record<Key, number>;
  /** How an amount is shown; dollars unless said otherwise. */
  show?: (amount: number) => string;
}

/** What an estimate is made of. */
export function CostBreakdown<Key extends string>({
  parts,
  labels,
  amounts,
  show = money,
}: CostBreakdownProps<Key>) {
  return (
    <StackedBar
      parts={parts.map((part, index) => ({
        label: labels[part],
        value: amounts[part],
        shown: show(amounts[part]),
        tone: TONES[index % TONES.length] ?? 'link',
      }))}
    />
  );
}

/** A line under the picture: a total or a saving. Green when it holds for the visitor. */
export function ResultLine({
  label,
  value,
  good = false,
}: {
  label: string;
  value: string;
  good?: boolean;
}) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-[0.9375rem] font-semibold tabular-nums">
      <span className="min-w-32 flex-1">{label}</span>
      <span className={`shrink-0 whitespace-nowrap ${good ? 'text-signal' : ''}`}>{value}</span>
    </p>
  );
}

/** A plain sentence where a figure alone would flatter. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>;
}
