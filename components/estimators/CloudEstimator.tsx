'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { cloud } from '@/lib/estimators/cloud';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** The cloud cost calculator. The page's billing choice decides which view of the bill is big, and what it saves. */
export const CloudEstimator = ({ copy }: { copy: EstimatorCopy<typeof cloud> }) => (
  <Estimator copy={copy} state={useEstimator(cloud)}>
    {(lines, headline) => (
      <>
        <CostBreakdown
          parts={[lines.users, lines.storage, lines.bandwidth]}
          discount={lines.discount}
        />
        <Comparison
          bars={[{ ...headline, label: copy.cost }, lines.onPremises]}
          gap={lines.savings}
          remark={copy.remark}
        />
      </>
    )}
  </Estimator>
);
