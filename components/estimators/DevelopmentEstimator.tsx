'use client';

import { StackedBar } from '@/components/charts/StackedBar';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { development } from '@/lib/estimators/development';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** The project scope calculator: hours and what they are made of, total, and per month. */
export const DevelopmentEstimator = ({ copy }: { copy: EstimatorCopy<typeof development> }) => (
  <Estimator copy={copy} state={useEstimator(development)}>
    {(lines) => (
      <>
        <div className="parts">
          <ResultLine {...lines.hours} />
          <StackedBar parts={[lines.base, lines.complexity, lines.features]} />
        </div>
        <div className="against">
          <ResultLine {...lines.monthly} />
          <Remark>{copy.remark}</Remark>
        </div>
      </>
    )}
  </Estimator>
);
