import type { Offer } from 'schema-dts';
import { CURRENCY } from '@/lib/locale';
import { organization } from './organization';
import { absoluteUrl } from './urls';

export interface OfferFacts {
  name: string;
  /** Dollars. */
  price: number;
  /** Nothing costs less, but it may cost more: the page says "from". */
  least: boolean;
  /** What the price buys: a month, a project, a location. */
  unit: string;
}

/** What a page offers at a stated price: plans by the month, or one thing under several ways to pay. */
interface Priced {
  plans?:
    { items: ReadonlyArray<{ name: string; price: { monthly: number | 'Custom' } }> } | undefined;
  pricing?:
    | {
        item: string;
        prefix?: string | undefined;
        options: ReadonlyArray<{ label: string; price: number; unit: string }>;
      }
    | undefined;
}

/** The offers of a page; `perMonth` is the unit of plans. A plan without a stated price is not an offer. */
export const offersOf = ({ plans, pricing }: Priced, perMonth: string): OfferFacts[] => [
  ...(plans?.items ?? []).flatMap(({ name, price: { monthly } }) =>
    monthly === 'Custom' ? [] : [{ name, price: monthly, least: false, unit: perMonth }],
  ),
  ...(pricing?.options ?? []).map(({ label, price, unit }) => ({
    name: `${pricing?.item} (${label})`,
    price,
    least: pricing?.prefix !== undefined,
    unit,
  })),
];

/** An offer as search engines read it. What begins at a price has none that an offer itself could state. */
export function offer(path: string, { name, price, least, unit }: OfferFacts): Offer {
  return {
    '@type': 'Offer',
    name,
    url: absoluteUrl(path),
    ...(least ? {} : { price, priceCurrency: CURRENCY }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(least ? { minPrice: price } : { price }),
      priceCurrency: CURRENCY,
      unitText: unit,
    },
    seller: organization,
  };
}
