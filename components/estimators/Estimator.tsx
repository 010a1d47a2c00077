'use client';

import type { ReactNode } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { buttonClass } from '@/components/ui/button-class';
import { CopyLink } from '@/components/ui/CopyLink';
import { RangeField } from '@/components/ui/RangeField';
import type { EstimatorCopy } from '@/content/schema/estimator';
import * as ui from '@/content/ui';
import { answerLines, type AnswerLine } from '@/lib/estimators/answer';
import { estimateLink, keptLink, signOfSettings } from '@/lib/estimators/estimate-link';
import type { EstimatorModel, InputBounds, InputOf, ResultOf } from '@/lib/estimators/model';
import { endText, formatValue, valueText } from '@/lib/estimators/value-format';
import { BigFigure } from './BigFigure';
import { EstimateSheet } from './EstimateSheet';
import type { EstimatorState } from './use-estimator';
import { usePrint } from './use-print';

interface EstimatorProps<Model extends EstimatorModel> {
  copy: EstimatorCopy<Model>;
  state: EstimatorState<Model>;
  /** Results that are said besides the headline, where that is the same for many settings. */
  alsoSaid?: ReadonlyArray<ResultOf<Model>>;
  /** What the answer looks like under its one big figure: `.parts`, then `.against` (app/styles/estimators.css). */
  children: (lines: Record<ResultOf<Model>, AnswerLine>, headline: AnswerLine) => ReactNode;
}

/** A label in lower case goes on from its figure (“$725 per month”); any other is its name. */
const spoken = ({ label, formatted }: AnswerLine): string =>
  /^[a-z]/.test(label) ? `${formatted} ${label}` : `${label}: ${formatted}`;

/** An estimator: its sliders, its answer, and the ways to send and keep it. */
export function Estimator<Model extends EstimatorModel>(props: EstimatorProps<Model>) {
  const { copy, state, alsoSaid = [], children } = props;
  const { model, values, moved, onChange, billing } = state;
  const results = model.estimate(values, billing) as Record<ResultOf<Model>, number>;
  const lines = answerLines(results, copy.results);
  const headline = lines[model.headline(billing) as ResultOf<Model>];
  const said = [headline, ...alsoSaid.map((result) => lines[result])];
  const { day, print } = usePrint();
  const link = () =>
    window.location.origin + keptLink(window.location.pathname, model, values, billing);
  const inputs = Object.entries(model.inputs) as Array<[InputOf<Model>, InputBounds]>;
  return (
    <div className="estimator" data-scripts-now={signOfSettings(model)}>
      <div>
        <div className="controls">
          <div className="sliders">
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
                  ends={[endText(bounds.min, format), endText(bounds.max, format)]}
                  onChange={(value) => onChange(input, value)}
                />
              );
            })}
          </div>
          <p className="text-sm text-muted">{copy.method}</p>
        </div>
        <BigFigure {...headline} />
        {/* Said again where another setting leads to the same: whoever moves a slider hears an answer. */}
        <Announcement
          text={moved ? said.map(spoken).join(', ') : ''}
          of={Object.values(values).join()}
          unlessIn="#pricing" // where the same choice of payment has a price of its own
        />
        {children(lines, headline)}
        <div className="send">
          <a href={estimateLink(model, values, billing)} className={buttonClass('beacon')}>
            {copy.handover}
          </a>
        </div>
        <div className="keep no-print noscript:hidden">
          <CopyLink address={link} row="flex flex-wrap gap-2.5" button={buttonClass('ghost', true)}>
            {print && (
              <button type="button" onClick={print} className={buttonClass('ghost', true)}>
                {ui.print}
              </button>
            )}
          </CopyLink>
        </div>
      </div>
      {day ? <EstimateSheet title={copy.title} day={day} link={link()} /> : null}
    </div>
  );
}
