'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { architecture } from '@/lib/estimators/architecture';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** Architecture: the monthly cost, and a year of it beside the value of the designers' time. */
export const ArchitectureEstimator = ({ copy }: { copy: EstimatorCopy<typeof architecture> }) => (
  <Estimator copy={copy} state={useEstimator(architecture)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.designers, lines.projects, lines.renderHours]} />
        <Comparison bars={[lines.annual, lines.savings]} gap={lines.net} />
      </>
    )}
  </Estimator>
);
