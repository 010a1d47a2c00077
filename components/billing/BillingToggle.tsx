'use client';

import { useId } from 'react';
import { useAdopted } from '@/components/ui/use-adopted';
import * as ui from '@/content/ui';
import { useBilling } from './use-billing';

/** Two ways to pay, as a radio group: arrows move, the whole label is the target. */
export function BillingToggle() {
  const { options, chosen, choose } = useBilling();
  const name = useId();
  const ref = useAdopted<HTMLFieldSetElement>((group) => {
    const checked = group.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== chosen) choose(checked.value);
  });
  return (
    <fieldset
      ref={ref}
      className="no-print inline-grid max-w-full grid-cols-2 rounded-lg border border-edge bg-surface p-1 noscript:hidden"
    >
      <legend className="sr-only">{ui.howYouPay}</legend>
      {options.map(({ id, label, saving }) => (
        <label
          key={id}
          className="flex min-h-11 flex-wrap content-center items-center justify-center gap-x-2 rounded-md px-3 py-1.5 text-center text-small leading-snug font-semibold text-muted has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link sm:px-3.5"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => choose(id)}
            className="sr-only"
          />
          {label}
          {saving === undefined ? null : <span className="font-medium">{saving}</span>}
        </label>
      ))}
    </fieldset>
  );
}
