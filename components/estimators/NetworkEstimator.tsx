'use client';

import { Meter } from '@/components/charts/Meter';
import { ChangeAnnouncement } from '@/components/ui/ChangeAnnouncement';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { network } from '@/lib/estimators/network';
import { isFull } from '@/lib/estimators/outcome';
import { Comparison } from './Comparison';
import { CostBreakdown } from './CostBreakdown';
import { Estimator } from './Estimator';
import { useEstimator } from './use-estimator';

/** The network calculator: cost, what the traditional way costs, and three metric bars capped at 100%. */
export const NetworkEstimator = ({ copy }: { copy: EstimatorCopy<typeof network> }) => (
  <Estimator copy={copy} state={useEstimator(network)}>
    {(lines, headline) => (
      <>
        <CostBreakdown
          parts={[lines.locations, lines.users, lines.bandwidth]}
          discount={lines.discount}
        />
        <Comparison
          bars={[{ ...headline, label: copy.cost }, lines.traditional]}
          gap={lines.savings}
          remark={copy.remark}
        >
          <dl className="meters">
            <Meter {...lines.savedShare} />
            <Meter {...lines.linkUse} atLimit={copy.lineFull} />
            <Meter {...lines.portUse} atLimit={copy.portsFull} />
          </dl>
          <ChangeAnnouncement text={isFull(lines.linkUse) ? copy.lineFull : ''} />
          <ChangeAnnouncement text={isFull(lines.portUse) ? copy.portsFull : ''} />
        </Comparison>
      </>
    )}
  </Estimator>
);
