'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { healthcare } from '@/lib/estimators/healthcare';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** Healthcare: the monthly cost, and a year of it beside the assumed cost of a breach. */
export const HealthcareEstimator = ({ copy }: { copy: EstimatorCopy<typeof healthcare> }) => (
  <Estimator copy={copy} state={useEstimator(healthcare)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.providers, lines.patients, lines.locations]} />
        <Comparison
          bars={[lines.annual, lines.breachCost]}
          gap={lines.savings}
          remark={copy.remark}
        />
      </>
    )}
  </Estimator>
);
