'use client';

import { useId } from 'react';
import { useAdopted } from '@/components/ui/use-adopted';
import { useAnswerFirst } from '@/components/ui/use-answer-first';
import * as ui from '@/content/ui';
import { useBilling } from './use-billing';

/** Two ways to pay, as a radio group: arrows move, the whole label is the target. */
export function BillingToggle() {
  const { options, chosen, choose } = useBilling();
  const [checked, check] = useAnswerFirst(chosen, choose);
  const name = useId();
  const ref = useAdopted<HTMLFieldSetElement>((group) => {
    const found = group.querySelector<HTMLInputElement>('input:checked');
    if (found && found.value !== chosen) choose(found.value);
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
          className="relative flex min-h-11 flex-wrap content-center items-center justify-center gap-x-1.5 rounded-md px-2 py-1.5 text-center text-small leading-snug font-semibold text-muted has-checked:bg-ink has-checked:text-bg xl:px-3.5"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={checked === id}
            onChange={() => check(id)}
            className="absolute inset-0 appearance-none rounded-md"
          />
          {label}
          {saving === undefined ? null : <span className="font-medium">{saving}</span>}
        </label>
      ))}
    </fieldset>
  );
}
