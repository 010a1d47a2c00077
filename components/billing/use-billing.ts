import { createContext } from 'react';
import { useProvided } from '@/components/ui/use-provided';

export interface BillingOption {
  id: string;
  label: string;
  saving?: string | undefined;
}

interface Billing {
  /** The two ways to pay, the default first. */
  options: readonly [BillingOption, BillingOption];
  chosen: string;
  choose: (id: string) => void;
}

/** Hands the way to pay down the page; null where there is no choice of one. */
export const BillingContext = createContext<Billing | null>(null);

/** The page's billing choice. Throws when there is no BillingProvider above the component. */
export const useBilling = (): Billing =>
  useProvided(BillingContext, 'useBilling must be used within a BillingProvider');
