'use client';

import { Gauge } from '@/components/charts/Gauge';
import type { EstimatorCopy } from '@/content/schema/estimator';
import type { Recommendations } from '@/content/schema/sections';
import { bandOf, type maturity } from '@/lib/estimators/maturity';
import { BudgetScale } from './BudgetScale';
import { Estimator } from './Estimator';
import { NextSteps } from './NextSteps';
import { ResultLine } from './ResultLine';
import { useMaturity } from './use-maturity';

interface MaturityEstimatorProps {
  copy: EstimatorCopy<typeof maturity>;
  recommendations: Recommendations;
}

/** The IT maturity assessment: a score, its level, and three recommendations for its band. */
export const MaturityEstimator = ({ copy, recommendations }: MaturityEstimatorProps) => (
  <Estimator copy={copy} state={useMaturity()} alsoSaid={['score', 'budgetShare']}>
    {({ score, budgetShare }) => (
      <>
        <div className="parts">
          <div className="flex flex-wrap items-end gap-5">
            <Gauge value={score.value} />
            <div className="grow basis-32">
              <ResultLine {...score} />
            </div>
          </div>
          <BudgetScale share={budgetShare} copy={copy} />
        </div>
        <NextSteps title={copy.recommendations} items={recommendations[bandOf(score.value)]} />
      </>
    )}
  </Estimator>
);
