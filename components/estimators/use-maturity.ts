import { createContext, useContext } from 'react';
import type { maturity } from '@/lib/estimators/maturity';
import type { EstimatorState } from './use-estimator';

/** Hands the assessment down the page; null without a MaturityProvider. */
export const MaturityContext = createContext<EstimatorState<typeof maturity> | null>(null);

/** The page's assessment. Throws when there is no MaturityProvider above the component. */
export function useMaturity(): EstimatorState<typeof maturity> {
  const value = useContext(MaturityContext);
  if (!value) throw new Error('useMaturity must be used within a MaturityProvider');
  return value;
}
