'use client';

import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import { useMaturity } from './use-maturity';

interface CurrentLevelProps {
  level: number;
  /** "By the score", shown on the level that the assessment computes. */
  label: string;
  /** What a phone says of every level. */
  head: ReactNode;
  /** What it folds, but for the computed one. */
  fold: { label: string; children: ReactNode };
}

/** One level of the framework; the computed one is marked, and open on a phone. */
export function CurrentLevel({ level, label, head, fold }: CurrentLevelProps) {
  const { model, values } = useMaturity();
  const current = model.estimate(values).level === level;
  return (
    <li
      aria-current={current ? 'true' : undefined}
      data-level={level}
      className={`fold-row ${current ? 'beacon-top' : ''}`}
    >
      <div>
        <p>{current ? label : null}</p>
        {head}
      </div>
      <Fold {...fold} open={current} />
    </li>
  );
}
