'use client';

import type { DevelopmentEstimatorCopy } from '@/content/schema/estimators';
import { development } from '@/lib/estimators/development';
import { grouped, money } from '@/lib/format/numbers';
import { BigFigure, CostBreakdown, Remark, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useEstimator } from './use-estimator';

interface DevelopmentEstimatorProps {
  copy: DevelopmentEstimatorCopy & { complexityLabels: readonly string[] };
}

/** The project scope calculator: hours and what they are made of, total, and per month. */
export function DevelopmentEstimator({ copy }: DevelopmentEstimatorProps) {
  const { values, onChange, result } = useEstimator(development);
  const { results } = copy;
  return (
    <EstimatorShell
      id="development"
      inputs={development.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
      show={(key, value) => (key === 'complexity' ? copy.complexityLabels[value - 1] : undefined)}
    >
      <BigFigure value={money(result.total)} label={results.total} />
      <CostBreakdown
        parts={['base', 'complexity', 'features']}
        labels={results}
        amounts={result}
        show={(hours) => `${grouped(hours)} h`}
      />
      <div className="grid gap-2">
        <ResultLine label={results.hours} value={grouped(result.hours)} />
        <ResultLine label={results.monthly} value={money(result.monthly)} />
        <Remark>{results.support}</Remark>
      </div>
    </EstimatorShell>
  );
}
