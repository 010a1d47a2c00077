'use client';

import { useBilling } from '@/components/billing/BillingProvider';
import { Meter } from '@/components/ui/ComparedBars';
import type { NetworkEstimatorCopy } from '@/content/schema/estimators';
import { network } from '@/lib/estimators/network';
import { grouped, money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** The network calculator: cost, what the traditional way costs, and three metric bars capped at 100%. */
export function NetworkEstimator({ copy }: { copy: NetworkEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(network);
  const { chosen, options } = useBilling();
  const annual = chosen === options[1];
  const { results } = copy;
  const meters = [
    { label: results.savedBar, share: result.savedShare },
    { label: results.linkBar, share: result.linkUse },
    { label: results.portsBar, share: result.portUse },
  ];
  return (
    <EstimatorShell
      id="network"
      inputs={network.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure
        value={money(annual ? result.monthlyBilledAnnually : result.monthly)}
        label={annual ? results.totalAnnual : results.total}
      />
      <CostBreakdown
        parts={['locations', 'users', 'bandwidth']}
        labels={results}
        amounts={result}
      />
      <div className="grid gap-2">
        <ResultLine label={results.traditional} value={money(result.traditional)} />
        <ResultLine
          label={results.savings}
          value={money(result.savings)}
          good={result.savings > 0}
        />
        {result.savings > 0 ? null : <Remark>{results.loss}</Remark>}
      </div>
      <dl className="grid gap-3 text-[0.9375rem] tabular-nums">
        {meters.map(({ label, share }) => (
          <Meter key={label} label={label} shown={`${grouped(share)}%`} share={share} />
        ))}
      </dl>
    </EstimatorShell>
  );
}
