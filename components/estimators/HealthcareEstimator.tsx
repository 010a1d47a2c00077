'use client';

import { ComparedBars } from '@/components/charts/ComparedBars';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { healthcare } from '@/lib/estimators/healthcare';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** Healthcare: the monthly cost, and a year of it beside the assumed cost of a breach. */
export const HealthcareEstimator = ({ copy }: { copy: EstimatorCopy<typeof healthcare> }) => (
  <Estimator copy={copy} state={useEstimator(healthcare)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.providers, lines.patients, lines.locations]} />
        <ComparedBars bars={[lines.annual, lines.breachCost]} />
        <div className="grid gap-2">
          <ResultLine {...lines.savings} good={lines.savings.value > 0} />
          {lines.savings.value > 0 ? null : <Remark>{copy.remark}</Remark>}
        </div>
      </>
    )}
  </Estimator>
);
