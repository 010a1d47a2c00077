'use client';

import { ComparedBars } from '@/components/ui/ComparedBars';
import type { FinancialEstimatorCopy } from '@/content/schema/estimators';
import { financial } from '@/lib/estimators/financial';
import { money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** Financial: the monthly cost, a year of it beside a year of savings, and the return in percent. */
export function FinancialEstimator({ copy }: { copy: FinancialEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(financial);
  const { results } = copy;
  const pays = result.roi >= 100;
  return (
    <EstimatorShell
      id="financial"
      inputs={financial.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure value={money(result.monthly)} label={results.total} />
      <CostBreakdown
        parts={['transactions', 'users', 'branches']}
        labels={results}
        amounts={result}
      />
      <ComparedBars
        bars={[
          { label: results.annual, value: result.annual, shown: money(result.annual) },
          {
            label: results.savings,
            value: result.savings,
            shown: money(result.savings),
            marked: true,
          },
        ]}
      />
      <div className="grid gap-2">
        <ResultLine label={results.roi} value={`${result.roi.toFixed(1)}%`} good={pays} />
        {pays ? null : <Remark>{results.loss}</Remark>}
      </div>
    </EstimatorShell>
  );
}
