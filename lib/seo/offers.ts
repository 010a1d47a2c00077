import type { Offer } from 'schema-dts';
import { CURRENCY, organization } from './organization';
import { absoluteUrl } from './urls';

export interface OfferFacts {
  name: string;
  /** Dollars. */
  price: number;
  /** What the price buys: a month, a project, a location. */
  unit: string;
}

/** Offers of plans by the month. A plan without a stated price is not an offer. */
export const planOffers = (
  plans: ReadonlyArray<{ name: string; price: { monthly: number | 'Custom' } }>,
): OfferFacts[] =>
  plans.flatMap(({ name, price: { monthly } }) =>
    monthly === 'Custom' ? [] : [{ name, price: monthly, unit: 'per month' }],
  );

/** Offers of one thing under several ways to pay. */
export const optionOffers = (pricing: {
  item: string;
  options: ReadonlyArray<{ label: string; price: number; unit: string }>;
}): OfferFacts[] =>
  pricing.options.map(({ label, price, unit }) => ({
    name: `${pricing.item} (${label})`,
    price,
    unit,
  }));

/** One offer of the page at `path`. */
export function offer(path: string, { name, price, unit }: OfferFacts): Offer {
  return {
    '@type': 'Offer',
    name,
    url: absoluteUrl(path),
    price,
    priceCurrency: CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      unitText: unit,
    },
    seller: organization,
  };
}
