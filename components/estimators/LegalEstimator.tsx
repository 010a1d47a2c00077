'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { legal } from '@/lib/estimators/legal';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** Legal: the monthly fee, and a year of it beside the billable time that may come back. */
export const LegalEstimator = ({ copy }: { copy: EstimatorCopy<typeof legal> }) => (
  <Estimator copy={copy} state={useEstimator(legal)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.attorneys, lines.staff, lines.documents]} />
        <Comparison
          bars={[lines.annual, lines.savings]}
          gap={lines.net}
          remark={copy.remark}
          even={copy.even}
        />
      </>
    )}
  </Estimator>
);
