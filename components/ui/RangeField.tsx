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
  /** Told when it is touched. What it returns puts back what stood there before, where that is more than the value. */
  onTouch?: () => () => void;
}

/** A native slider with its label, its value and the ends of its range. */
export function RangeField({
  name,
  label,
  bounds,
  value,
  onChange,
  onTouch,
  ...shown
}: RangeFieldProps) {
  const id = useId();
  const { min, max, step } = bounds;
  /** What the finger or pointer that is on it has changed, and would have to put back. */
  const touch = useRef({ putBack: () => {}, hasMoved: false });
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
          onChange={(event) => {
            touch.current.hasMoved = true;
            onChange(event.target.valueAsNumber);
          }}
          onPointerDown={() => {
            touch.current = { putBack: onTouch?.() ?? (() => onChange(value)), hasMoved: false };
          }}
          // The finger scrolls the page: the browser may have moved the handle to where it came down.
          onPointerCancel={() => touch.current.hasMoved && touch.current.putBack()}
        />
      </div>
      <div aria-hidden="true">
        <span>{shown.ends[0]}</span>
        <span>{shown.ends[1]}</span>
      </div>
    </div>
  );
}
