'use client';

import type { ReactNode } from 'react';
import { useMaturity } from './use-maturity';

interface CurrentLevelProps {
  level: number;
  /** "Your level", shown on the level that the assessment computes. */
  label: string;
  children: ReactNode;
}

/** One level of the framework; the computed one is marked. */
export function CurrentLevel({ level, label, children }: CurrentLevelProps) {
  const { model, values } = useMaturity();
  const current = model.estimate(values).level === level;
  return (
    <li
      aria-current={current ? 'true' : undefined}
      data-level={level}
      className={`relative bg-surface p-6 ${current ? 'beacon-top' : ''}`}
    >
      <p className={`text-sm font-semibold ${current ? '' : 'invisible max-lg:hidden'}`}>
        {current ? label : '\u00a0'}
      </p>
      {children}
    </li>
  );
}
