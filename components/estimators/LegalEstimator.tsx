'use client';

import { ComparedBars } from '@/components/charts/ComparedBars';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { legal } from '@/lib/estimators/legal';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** Legal: the monthly fee, and a year of it beside the billable time that may come back. */
export const LegalEstimator = ({ copy }: { copy: EstimatorCopy<typeof legal> }) => (
  <Estimator copy={copy} state={useEstimator(legal)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.attorneys, lines.staff, lines.documents]} />
        <ComparedBars bars={[lines.annual, { ...lines.savings, marked: true }]} />
      </>
    )}
  </Estimator>
);
