'use client';

import { useContext, type ReactNode } from 'react';
import { BillingContext } from '@/components/billing/use-billing';
import { buttonClass } from '@/components/ui/button-class';
import { RangeField } from '@/components/ui/RangeField';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EstimatorCopy } from '@/content/schema/estimator';
import { answerLines, type AnswerLine } from '@/lib/estimators/answer';
import { estimateLink } from '@/lib/estimators/estimate-link';
import type { EstimatorModel, InputBounds, InputOf, ResultOf } from '@/lib/estimators/model';
import { formatValue, valueText } from '@/lib/estimators/value-format';
import type { EstimatorState } from './use-estimator';

interface EstimatorProps<Model extends EstimatorModel> {
  copy: EstimatorCopy<Model>;
  state: EstimatorState<Model>;
  /** What the answer looks like: every result with its words, and the one figure that is handed over. */
  children: (lines: Record<ResultOf<Model>, AnswerLine>, headline: AnswerLine) => ReactNode;
}

/** An estimator: sliders left, answer right, and a way to send it. */
export function Estimator<Model extends EstimatorModel>(props: EstimatorProps<Model>) {
  const { copy, state, children } = props;
  const { model, values, onChange } = state;
  const billing = useContext(BillingContext)?.chosen;
  const results = model.estimate(values) as Record<ResultOf<Model>, number>;
  const lines = answerLines(results, copy.results);
  const inputs = Object.entries(model.inputs) as Array<[InputOf<Model>, InputBounds]>;
  return (
    <div className="grid overflow-hidden rounded-2xl border border-line bg-surface *:min-w-0 lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-6 p-6 sm:p-7.5">
        {inputs.map(([input, bounds]) => {
          const { label, format } = copy.inputs[input];
          return (
            <RangeField
              key={input}
              name={input}
              label={label}
              bounds={bounds}
              value={values[input]}
              formatted={formatValue(values[input], format)}
              valueText={valueText(values[input], format)}
              ends={[formatValue(bounds.min, format), formatValue(bounds.max, format)]}
              onChange={(value) => onChange(input, value)}
            />
          );
        })}
        <p className="text-sm text-muted">{copy.method}</p>
      </div>
      <div className="flex flex-col justify-between gap-6 border-line bg-lake p-6 max-lg:border-t sm:p-7.5 lg:border-l">
        {children(lines, lines[model.headline(billing) as ResultOf<Model>])}
        <div>
          <SiteLink href={estimateLink(model, values, billing)} className={buttonClass('beacon')}>
            {copy.handover}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
