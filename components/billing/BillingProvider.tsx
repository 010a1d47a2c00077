'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Billing {
  /** Ids of the two options, the default first. */
  options: readonly [string, string];
  chosen: string;
  choose: (id: string) => void;
}

const BillingContext = createContext<Billing | null>(null);

interface BillingProviderProps {
  options: readonly [string, string];
  children: ReactNode;
}

/**
 * One billing choice for all that stands inside: toggles, prices, an estimator. Both prices are in the
 * HTML; `data-billing` lets the style sheet show the chosen one (app/styles/controls.css, [data-price]).
 */
export function BillingProvider({ options, children }: BillingProviderProps) {
  const [first, second] = options;
  const [chosen, choose] = useState(first);
  const value = useMemo(
    () => ({ options: [first, second] as const, chosen, choose }),
    [first, second, chosen],
  );
  return (
    <BillingContext value={value}>
      <div data-billing={chosen === first ? 'first' : 'second'}>{children}</div>
    </BillingContext>
  );
}

/** The page's billing choice. Throws when there is no BillingProvider above the component. */
export function useBilling(): Billing {
  const value = useContext(BillingContext);
  if (!value) throw new Error('useBilling must be used within a BillingProvider');
  return value;
}
