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
      className="no-print inline-flex max-w-full flex-wrap rounded-lg border border-edge bg-surface p-1 noscript:hidden"
    >
      <legend className="sr-only">{ui.howYouPay}</legend>
      {options.map(({ id, label, saving }) => (
        <label
          key={id}
          className="inline-flex min-h-11 grow flex-wrap items-center gap-x-2 rounded-md px-3.5 py-1.5 text-small font-semibold text-muted has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
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
