'use client';

import type { EstimatorCopy } from '@/content/schema/estimator';
import { manufacturing } from '@/lib/estimators/manufacturing';
import { outcomeOf } from '@/lib/estimators/outcome';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Manufacturing: monthly cost, monthly savings, and the return in percent (below 0 when it does not pay). */
export const ManufacturingEstimator = ({ copy }: { copy: EstimatorCopy<typeof manufacturing> }) => (
  <Estimator copy={copy} state={useEstimator(manufacturing)}>
    {(lines) => (
      <>
        <CostBreakdown parts={[lines.sensors, lines.machines, lines.facilities]} />
        <Comparison
          bars={[{ ...lines.monthly, label: copy.cost }, lines.savings]}
          gap={lines.net}
          outcome={outcomeOf(lines.roi)}
          remark={copy.remark}
          even={copy.even}
        >
          <ResultLine {...lines.roi} />
        </Comparison>
      </>
    )}
  </Estimator>
);
