'use client';

import { useBilling } from '@/components/billing/BillingProvider';
import { StackedBar } from '@/components/ui/StackedBar';
import type { CloudEstimatorCopy } from '@/content/schema/estimators';
import { cloud } from '@/lib/estimators/cloud';
import { money } from '@/lib/format/numbers';
import { BigFigure, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** The cloud cost calculator. The page's billing choice decides which view of the bill is big. */
export function CloudEstimator({ copy }: { copy: CloudEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(cloud);
  const { chosen, options } = useBilling();
  const annual = chosen === options[1];
  const { results } = copy;
  return (
    <EstimatorShell
      id="cloud"
      inputs={cloud.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure
        value={money(annual ? result.monthlyBilledAnnually : result.monthly)}
        label={annual ? results.totalAnnual : results.total}
      />
      <StackedBar
        parts={[
          { label: results.users, value: result.users, shown: money(result.users), tone: 'beacon' },
          {
            label: results.storage,
            value: result.storage,
            shown: money(result.storage),
            tone: 'signal',
          },
          {
            label: results.bandwidth,
            value: result.bandwidth,
            shown: money(result.bandwidth),
            tone: 'link',
          },
        ]}
      />
      <ResultLine label={results.savings} value={money(result.savings)} good={result.savings > 0} />
      {result.savings > 0 ? null : <Remark>{results.loss}</Remark>}
    </EstimatorShell>
  );
}
