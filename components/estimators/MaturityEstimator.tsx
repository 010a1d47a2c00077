'use client';

import { Gauge } from '@/components/ui/Gauge';
import { TextList } from '@/components/ui/TextList';
import type { EstimatorCopy } from '@/content/schema/estimator';
import type { Recommendations } from '@/content/schema/sections';
import { bandOf, type maturity } from '@/lib/estimators/maturity';
import { BigFigure } from './BigFigure';
import { Estimator } from './Estimator';
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
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="mb-1.5 text-small text-muted">{level.label}</p>
            <BigFigure formatted={level.formatted} label="" />
          </div>
          <Gauge value={score.value} label={score.label} />
        </div>
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
