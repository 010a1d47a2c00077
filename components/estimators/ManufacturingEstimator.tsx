'use client';

import { ComparedBars } from '@/components/ui/ComparedBars';
import type { ManufacturingEstimatorCopy } from '@/content/schema/estimators';
import { manufacturing } from '@/lib/estimators/manufacturing';
import { grouped, money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** Manufacturing: monthly cost, monthly savings, and the return in whole percent (below 0 when it does not pay). */
export function ManufacturingEstimator({ copy }: { copy: ManufacturingEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(manufacturing);
  const { results } = copy;
  const pays = result.roi > 0;
  return (
    <EstimatorShell
      id="manufacturing"
      inputs={manufacturing.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure value={money(result.monthly)} label={results.total} />
      <CostBreakdown
        parts={['sensors', 'machines', 'facilities']}
        labels={results}
        amounts={result}
      />
      <ComparedBars
        bars={[
          { label: results.cost, value: result.monthly, shown: money(result.monthly) },
          {
            label: results.savings,
            value: result.savings,
            shown: money(result.savings),
            marked: pays,
          },
        ]}
      />
      <div className="grid gap-2">
        <ResultLine label={results.roi} value={`${grouped(result.roi)}%`} good={pays} />
        {pays ? null : <Remark>{results.loss}</Remark>}
      </div>
    </EstimatorShell>
  );
}
