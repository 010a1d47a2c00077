'use client';

import { useMemo, type ReactNode } from 'react';
import { useLeftState } from '@/components/ui/use-left-state';
import { BillingContext, type BillingOption } from './use-billing';

interface BillingProviderProps {
  options: readonly [BillingOption, BillingOption];
  children: ReactNode;
}

/**
 * One billing choice for all that stands inside: toggles, prices, links, an estimator. Both prices are in
 * the HTML; `data-billing` lets the style sheet show the chosen one (app/styles/plans.css, [data-price]).
 */
export function BillingProvider({ options, children }: BillingProviderProps) {
  const first = options[0].id;
  const [chosen, choose] = useLeftState('billing', first);
  const value = useMemo(() => ({ options, chosen, choose }), [options, chosen, choose]);
  return (
    <BillingContext value={value}>
      <div data-billing={chosen === first ? 'first' : 'second'}>{children}</div>
    </BillingContext>
  );
}
