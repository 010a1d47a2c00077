'use client';

import { ComparedBars } from '@/components/charts/ComparedBars';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { manufacturing } from '@/lib/estimators/manufacturing';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Manufacturing: monthly cost, monthly savings, and the return in percent (below 0 when it does not pay). */
export const ManufacturingEstimator = ({ copy }: { copy: EstimatorCopy<typeof manufacturing> }) => (
  <Estimator copy={copy} state={useEstimator(manufacturing)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.sensors, lines.machines, lines.facilities]} />
        <ComparedBars
          bars={[
            { ...lines.monthly, label: copy.cost },
            { ...lines.savings, marked: lines.roi.value > 0 },
          ]}
        />
        <div className="grid gap-2">
          <ResultLine {...lines.roi} good={lines.roi.value > 0} />
          {lines.roi.value > 0 ? null : <Remark>{copy.remark}</Remark>}
        </div>
      </>
    )}
  </Estimator>
);
