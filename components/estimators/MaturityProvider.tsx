'use client';

import type { ReactNode } from 'react';
import { maturity } from '@/lib/estimators/maturity';
import { useEstimator } from './use-estimator';
import { MaturityContext } from './use-maturity';

/** One assessment for the page: the sliders move it, the framework shows its level. */
export function MaturityProvider({ children }: { children: ReactNode }) {
  return <MaturityContext value={useEstimator(maturity)}>{children}</MaturityContext>;
}
