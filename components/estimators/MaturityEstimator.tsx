'use client';

import { Gauge } from '@/components/ui/Gauge';
import type { MaturityEstimatorCopy } from '@/content/schema/estimators';
import type { Recommendations } from '@/content/schema/service';
import { maturity } from '@/lib/estimators/maturity';
import { grouped, money } from '@/lib/format/numbers';
import { BigFigure, ResultLine } from './Answer';
import { EstimatorShell } from './EstimatorShell';
import { useMaturity } from './MaturityContext';

interface MaturityEstimatorProps {
  copy: MaturityEstimatorCopy;
  recommendations: Recommendations;
}

/** The IT maturity assessment: a score, its level, and three recommendations for its band. */
export function MaturityEstimator({ copy, recommendations }: MaturityEstimatorProps) {
  const { values, onChange, result } = useMaturity();
  const { results } = copy;
  return (
    <EstimatorShell
      id="maturity"
      inputs={maturity.inputs}
      copy={copy}
      values={values}
      onChange={onChange}
      show={(key, value) => (key === 'employees' ? undefined : money(value))}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="mb-1.5 text-[0.9375rem] text-muted">{results.level}</p>
          <BigFigure value={`Level ${result.level}`} label="" />
        </div>
        <Gauge value={result.score} label={results.score} />
      </div>
      <div className="grid gap-2">
        <ResultLine label={results.score} value={grouped(result.score)} />
        <ResultLine label={results.budgetShare} value={`${grouped(result.budgetShare, 1)}%`} />
        <ResultLine label={results.industryAverage} value="6-8%" />
      </div>
      <div>
        <h3 className="text-[0.9375rem] font-semibold">{results.recommendations}</h3>
        <ul className="ticks mt-2.5 grid gap-2 text-[0.9375rem]">
          {recommendations[result.band].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </EstimatorShell>
  );
}
