'use client';

import { ComparedBars } from '@/components/ui/ComparedBars';
import type { HealthcareEstimatorCopy } from '@/content/schema/estimators';
import { healthcare } from '@/lib/estimators/healthcare';
import { money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** Healthcare: the monthly cost, and a year of it beside the assumed cost of a breach. */
export function HealthcareEstimator({ copy }: { copy: HealthcareEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(healthcare);
  const { results } = copy;
  return (
    <EstimatorShell
      id="healthcare"
      inputs={healthcare.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure value={money(result.monthly)} label={results.total} />
      <CostBreakdown
        parts={['providers', 'patients', 'locations']}
        labels={results}
        amounts={result}
      />
      <ComparedBars
        bars={[
          { label: results.annual, value: result.annual, shown: money(result.annual) },
          { label: results.breachCost, value: result.breachCost, shown: money(result.breachCost) },
        ]}
      />
      <div className="grid gap-2">
        <ResultLine
          label={results.savings}
          value={money(result.savings)}
          good={result.savings > 0}
        />
        {result.savings > 0 ? null : <Remark>{results.noSavings}</Remark>}
      </div>
    </EstimatorShell>
  );
}
