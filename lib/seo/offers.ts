import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { CURRENCY } from '@/lib/locale';
import { absoluteUrl } from './urls';

export interface OfferFacts {
  name: string;
  /** Dollars. */
  price: number;
  /** Nothing costs less, but it may cost more: the page says "from". */
  least: boolean;
  /** What the price buys: a month, a project, a location. */
  unit: string;
  /** Dollars that are paid once besides, for setting it up. */
  setup?: number | undefined;
  /** Of a price that is lower than another: under which terms it holds, in the words of the page. */
  terms?: string | undefined;
}

interface PlanPrice {
  monthly: number | 'Custom';
  /** Some plans are set up for a price. */
  setup?: number | 'Custom';
}

/** What a page offers at a stated price: plans by the month, or one thing under several ways to pay. */
interface Priced {
  plans?: { items: ReadonlyArray<{ name: string; price: PlanPrice }> } | undefined;
  pricing?:
    | {
        item: string;
        lead: string;
        prefix?: string | undefined;
        options: ReadonlyArray<{
          label: string;
          price: number;
          unit: string;
          saving?: string | undefined;
        }>;
      }
    | undefined;
}

/** The offers of a page; `perMonth` is the unit of plans. A plan without a stated price is not an offer. */
export const offersOf = ({ plans, pricing }: Priced, perMonth: string): OfferFacts[] => [
  ...(plans?.items ?? []).flatMap(({ name, price: { monthly, setup } }) =>
    monthly === 'Custom' || setup === 'Custom'
      ? []
      : [{ name, price: monthly, least: false, unit: perMonth, setup }],
  ),
  ...(pricing?.options ?? []).map(({ label, price, unit, saving }) => ({
    name: `${pricing?.item} (${label})`,
    price,
    least: pricing?.prefix !== undefined,
    unit,
    terms: saving === undefined ? undefined : pricing?.lead,
  })),
];

/**
 * An offer as search engines read it. What begins at a price, or has a second one for its setup, has none
 * that an offer itself could state.
 */
export function offer(path: string, facts: OfferFacts): Offer {
  const { name, price, least, unit, setup, terms } = facts;
  const regular: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(least ? { minPrice: price } : { price }),
    priceCurrency: CURRENCY,
    unitText: unit,
  };
  return {
    '@type': 'Offer',
    name,
    ...(terms !== undefined && { description: terms }),
    url: absoluteUrl(path),
    ...(least || setup !== undefined ? {} : { price, priceCurrency: CURRENCY }),
    priceSpecification:
      setup === undefined
        ? regular
        : {
            '@type': 'CompoundPriceSpecification',
            priceComponent: [
              regular,
              {
                '@type': 'UnitPriceSpecification',
                price: setup,
                priceCurrency: CURRENCY,
                priceComponentType: 'https://schema.org/ActivationFee',
              },
            ],
          },
  };
}
