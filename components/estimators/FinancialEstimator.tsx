'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { financial } from '@/lib/estimators/financial';
import { outcomeOf } from '@/lib/estimators/outcome';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Financial: the monthly cost, a year of it beside a year of savings, and the return in percent. */
export const FinancialEstimator = ({ copy }: { copy: EstimatorCopy<typeof financial> }) => (
  <Estimator copy={copy} state={useEstimator(financial)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.transactions, lines.users, lines.branches]} />
        <Comparison
          bars={[lines.annual, lines.savings]}
          gap={lines.net}
          outcome={outcomeOf(lines.roi, 100)}
          remark={copy.remark}
          even={copy.even}
        >
          <ResultLine {...lines.roi} />
        </Comparison>
      </>
    )}
  </Estimator>
);
