'use client';

import { ComparedBars } from '@/components/ui/ComparedBars';
import type { ArchitectureEstimatorCopy } from '@/content/schema/estimators';
import { architecture } from '@/lib/estimators/architecture';
import { money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** Architecture: the monthly cost, and a year of it beside the value of the designers' time. */
export function ArchitectureEstimator({ copy }: { copy: ArchitectureEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(architecture);
  const { results } = copy;
  return (
    <EstimatorShell
      id="architecture"
      inputs={architecture.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure value={money(result.monthly)} label={results.total} />
      <CostBreakdown
        parts={['designers', 'projects', 'renderHours']}
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
    </EstimatorShell>
  );
}
