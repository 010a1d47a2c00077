'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { RangeField } from '@/components/ui/RangeField';
import { SiteLink } from '@/components/ui/SiteLink';
import type { InputCopy } from '@/content/schema/estimators';
import { handoverHref } from '@/lib/estimators/handover';
import type { InputBounds, Values } from '@/lib/estimators/model';
import type { EstimatorId } from '@/lib/estimators/registry';
import { grouped, withUnit } from '@/lib/format/numbers';

interface EstimatorShellProps<Key extends string> {
  id: EstimatorId;
  inputs: Record<Key, InputBounds>;
  copy: { inputs: Record<Key, InputCopy>; method: string; handover: string };
  values: Values<Key>;
  onChange: (key: Key, value: number) => void;
  /** How a value is shown, where a number with its suffix will not do. */
  show?: (key: Key, value: number) => string | undefined;
  /** The words of the hand-over link, where the page has its own. */
  handoverLabel?: string;
  children: ReactNode;
}

/** An estimator: sliders left, answer right, and a way to send it. */
export function EstimatorShell<Key extends string>(props: EstimatorShellProps<Key>) {
  const { id, inputs, copy, values, onChange, show, handoverLabel, children } = props;
  const shown = (key: Key, value: number) => {
    const { suffix } = copy.inputs[key];
    return show?.(key, value) ?? `${grouped(value)}${suffix === '' ? '' : ` ${suffix}`}`;
  };
  return (
    <div className="grid overflow-hidden rounded-2xl border border-line bg-surface *:min-w-0 lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-6 p-6 sm:p-7.5">
        {(Object.keys(inputs) as Key[]).map((key) => {
          const { min, max, step } = inputs[key];
          const spoken = show?.(key, values[key]) ?? withUnit(values[key], copy.inputs[key].unit);
          return (
            <RangeField
              key={key}
              name={key}
              label={copy.inputs[key].label}
              min={min}
              max={max}
              step={step}
              value={values[key]}
              shown={shown(key, values[key])}
              spoken={spoken}
              ends={[shown(key, min), shown(key, max)]}
              onChange={(value) => onChange(key, value)}
            />
          );
        })}
        <p className="text-sm text-muted">{copy.method}</p>
      </div>
      <div className="flex flex-col justify-between gap-6 border-line bg-lake p-6 max-lg:border-t sm:p-7.5 lg:border-l">
        {children}
        <div className="max-xs:grid">
          <SiteLink href={handoverHref(id, values)} className={buttonClass('beacon')}>
            {handoverLabel ?? copy.handover}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
