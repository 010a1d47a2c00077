'use client';

import { StackedBar } from '@/components/charts/StackedBar';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { nonProfit } from '@/lib/estimators/non-profit';
import { BigFigure } from './BigFigure';
import { Estimator } from './Estimator';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Non-profit: hours, what they are worth, the rise in donations, and the total impact. */
export const NonProfitEstimator = ({ copy }: { copy: EstimatorCopy<typeof nonProfit> }) => (
  <Estimator copy={copy} state={useEstimator(nonProfit)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <ResultLine {...lines.hours} />
        <StackedBar
          parts={[
            { ...lines.savings, tone: 'signal' },
            { ...lines.donations, tone: 'beacon' },
          ]}
        />
      </>
    )}
  </Estimator>
);
