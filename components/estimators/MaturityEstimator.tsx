'use client';

import { TextList } from '@/components/ui/TextList';
import type { EstimatorCopy } from '@/content/schema/estimator';
import type { Recommendations } from '@/content/schema/sections';
import { bandOf, type maturity } from '@/lib/estimators/maturity';
import { Estimator } from './Estimator';
import { LevelGauge } from './LevelGauge';
import { ResultLine } from './ResultLine';
import { useMaturity } from './use-maturity';

interface MaturityEstimatorProps {
  copy: EstimatorCopy<typeof maturity>;
  recommendations: Recommendations;
}

/** The IT maturity assessment: a score, its level, and three recommendations for its band. */
export const MaturityEstimator = ({ copy, recommendations }: MaturityEstimatorProps) => (
  <Estimator copy={copy} state={useMaturity()}>
    {({ score, level, budgetShare }) => (
      <>
        <LevelGauge level={level} score={score} />
        <div className="grid gap-2">
          <ResultLine {...score} />
          <ResultLine {...budgetShare} />
          <ResultLine label={copy.industryAverage} formatted={copy.industryShare} />
        </div>
        <div>
          <h3 className="text-small font-semibold">{copy.recommendations}</h3>
          <TextList
            items={recommendations[bandOf(score.value)]}
            className="ticks mt-2.5 grid gap-2 text-small"
          />
        </div>
      </>
    )}
  </Estimator>
);
