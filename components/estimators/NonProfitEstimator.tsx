'use client';

import { StackedBar } from '@/components/charts/StackedBar';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { nonProfit } from '@/lib/estimators/non-profit';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Non-profit: hours, what they are worth, the rise in donations, and the total impact. */
export const NonProfitEstimator = ({ copy }: { copy: EstimatorCopy<typeof nonProfit> }) => (
  <Estimator copy={copy} state={useEstimator(nonProfit)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.savings, lines.donations]} />
        <div className="against">
          <ResultLine {...lines.hours} />
          <StackedBar parts={[lines.donors, lines.volunteers, lines.events]} />
        </div>
      </>
    )}
  </Estimator>
);
