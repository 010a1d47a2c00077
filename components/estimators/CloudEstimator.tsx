'use client';

import { useBilling } from '@/components/billing/BillingProvider';
import type { CloudEstimatorCopy } from '@/content/schema/estimators';
import { cloud } from '@/lib/estimators/cloud';
import { money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
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
      <CostBreakdown parts={['users', 'storage', 'bandwidth']} labels={results} amounts={result} />
      <ResultLine label={results.savings} value={money(result.savings)} good={result.savings > 0} />
      {result.savings > 0 ? null : <Remark>{results.loss}</Remark>}
    </EstimatorShell>
  );
}
