'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { maturity, type MaturityEstimate } from '@/lib/estimators/maturity';
import type { Values } from '@/lib/estimators/model';
import { useEstimator } from './use-estimator';

type Input = keyof typeof maturity.inputs;
interface Maturity {
  values: Values<Input>;
  onChange: (key: Input, value: number) => void;
  result: MaturityEstimate;
}

const MaturityContext = createContext<Maturity | null>(null);

/** One assessment for the page: the sliders move it, the framework shows its level. */
export function MaturityProvider({ children }: { children: ReactNode }) {
  return <MaturityContext value={useEstimator(maturity)}>{children}</MaturityContext>;
}

/** The page's assessment. Throws when there is no MaturityProvider above the component. */
export function useMaturity(): Maturity {
  const value = useContext(MaturityContext);
  if (!value) throw new Error('useMaturity must be used within a MaturityProvider');
  return value;
}
