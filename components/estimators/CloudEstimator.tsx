'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { cloud } from '@/lib/estimators/cloud';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** The cloud cost calculator. The page's billing choice decides which view of the bill is big. */
export const CloudEstimator = ({ copy }: { copy: EstimatorCopy<typeof cloud> }) => (
  <Estimator copy={copy} state={useEstimator(cloud)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.users, lines.storage, lines.bandwidth]} />
        <ResultLine {...lines.savings} good={lines.savings.value > 0} />
        {lines.savings.value > 0 ? null : <Remark>{copy.remark}</Remark>}
      </>
    )}
  </Estimator>
);
