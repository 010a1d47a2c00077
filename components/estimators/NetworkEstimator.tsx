'use client';

import { Meter } from '@/components/charts/Meter';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { network } from '@/lib/estimators/network';
import { BigFigure } from './BigFigure';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { Remark } from './Remark';
import { ResultLine } from './ResultLine';
import { useEstimator } from './use-estimator';

/** The network calculator: cost, what the traditional way costs, and three metric bars capped at 100%. */
export const NetworkEstimator = ({ copy }: { copy: EstimatorCopy<typeof network> }) => (
  <Estimator copy={copy} state={useEstimator(network)}>
    {(lines, headline) => (
      <>
        <BigFigure {...headline} />
        <CostBreakdown parts={[lines.locations, lines.users, lines.bandwidth]} />
        <div className="grid gap-2">
          <ResultLine {...lines.traditional} />
          <ResultLine {...lines.savings} good={lines.savings.value > 0} />
          {lines.savings.value > 0 ? null : <Remark>{copy.remark}</Remark>}
        </div>
        <dl className="grid gap-3 text-small tabular-nums">
          {[lines.savedShare, lines.linkUse, lines.portUse].map(({ value, ...meter }) => (
            <Meter key={meter.label} share={value} {...meter} />
          ))}
        </dl>
      </>
    )}
  </Estimator>
);
