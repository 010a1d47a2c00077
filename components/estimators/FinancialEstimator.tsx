'use client';

import { ComparedBars } from '@/components/charts/ComparedBars';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { financial } from '@/lib/estimators/financial';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Financial: the monthly cost, a year of it beside a year of savings, and the return in percent. */
export const FinancialEstimator = ({ copy }: { copy: EstimatorCopy<typeof financial> }) => (
  <Estimator copy={copy} state={useEstimator(financial)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.transactions, lines.users, lines.branches]} />
        <ComparedBars bars={[lines.annual, { ...lines.savings, marked: true }]} />
        <div className="grid gap-2">
          <ResultLine {...lines.roi} good={lines.roi.value >= 100} />
          {lines.roi.value >= 100 ? null : <Remark>{copy.remark}</Remark>}
        </div>
      </>
    )}
  </Estimator>
);
