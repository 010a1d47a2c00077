'use client';

import { ComparedBars } from '@/components/ui/ComparedBars';
import type { LegalEstimatorCopy } from '@/content/schema/estimators';
import { legal } from '@/lib/estimators/legal';
import { money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

/** Legal: the monthly fee, and a year of it beside the billable time that may come back. */
export function LegalEstimator({ copy }: { copy: LegalEstimatorCopy }) {
  const { values, onChange, result } = useEstimator(legal);
  const { results } = copy;
  return (
    <EstimatorShell
      id="legal"
      inputs={legal.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
    >
      <BigFigure value={money(result.monthly)} label={results.total} />
      <CostBreakdown
        parts={['attorneys', 'staff', 'documents']}
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
