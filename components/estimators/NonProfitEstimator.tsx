'use client';

import { StackedBar } from '@/components/ui/StackedBar';
import type { NonProfitEstimatorCopy } from '@/content/schema/estimators';
import { nonProfit } from '@/lib/estimators/non-profit';
import { grouped, money } from '@/lib/format/numbers';
import { BigFigure, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

interface NonProfitEstimatorProps {
  copy: NonProfitEstimatorCopy & { report: string };
}

/** Non-profit: hours, what they are worth, the rise in donations, and the total impact. */
export function NonProfitEstimator({ copy }: NonProfitEstimatorProps) {
  const { values, onChange, result } = useEstimator(nonProfit);
  const { results } = copy;
  return (
    <EstimatorShell
      id="non-profit"
      inputs={nonProfit.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
      handoverLabel={copy.report}
    >
      <BigFigure value={money(result.total)} label={results.total} />
      <ResultLine label={results.hours} value={grouped(result.hours)} />
      <StackedBar
        parts={[
          {
            label: results.savings,
            value: result.savings,
            shown: money(result.savings),
            tone: 'signal',
          },
          {
            label: results.donations,
            value: result.donations,
            shown: money(result.donations),
            tone: 'beacon',
          },
        ]}
      />
    </EstimatorShell>
  );
}
