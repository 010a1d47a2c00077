'use client';

import { useId, useRef } from 'react';
import type { InputBounds } from '@/lib/estimators/model';
import { useAdopted } from './use-adopted';

interface RangeFieldProps {
  name: string;
  label: string;
  bounds: InputBounds;
  value: number;
  /** The value as it is shown ("1,000 GB") and spoken ("1,000 gigabytes"), and the two ends. */
  formatted: string;
  valueText: string;
  ends: readonly [string, string];
  onChange: (value: number) => void;
}

/** A native slider with its label, its value and the ends of its range. */
export function RangeField({ name, label, bounds, value, onChange, ...shown }: RangeFieldProps) {
  const id = useId();
  const { min, max, step } = bounds;
  /** What it stood at when it was touched. */
  const touched = useRef(value);
  const ref = useAdopted<HTMLInputElement>((input) => {
    if (input.valueAsNumber !== value) onChange(input.valueAsNumber);
  });
  return (
    <div className="range-field">
      <div>
        <label htmlFor={id}>{label}</label>
        {/* The slider itself speaks its value. */}
        <output htmlFor={id} aria-live="off">
          {shown.formatted}
        </output>
      </div>
      <div className="range">
        {/* The filled part of the track: a value, not a style, so it is right in the HTML too. */}
        <progress aria-hidden="true" value={value - min} max={max - min} />
        <input
          ref={ref}
          id={id}
          name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={shown.valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onPointerDown={() => (touched.current = value)}
          // The finger scrolls the page: the browser has moved the handle to where it came down.
          onPointerCancel={() => onChange(touched.current)}
        />
      </div>
      <div aria-hidden="true">
        <span>{shown.ends[0]}</span>
        <span>{shown.ends[1]}</span>
      </div>
    </div>
  );
}
