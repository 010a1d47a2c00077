import { createContext } from 'react';
import { useProvided } from '@/components/ui/use-provided';
import type { maturity } from '@/lib/estimators/maturity';
import type { EstimatorState } from './use-estimator';

/** Hands the assessment down the page; null without a MaturityProvider. */
export const MaturityContext = createContext<EstimatorState<typeof maturity> | null>(null);

/** The page's assessment. Throws when there is no MaturityProvider above the component. */
export const useMaturity = (): EstimatorState<typeof maturity> =>
  useProvided(MaturityContext, 'useMaturity must be used within a MaturityProvider');
