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
  /** Under which terms the price holds, in the words of the page. */
  terms?: string | undefined;
}

interface PlanPrice {
  monthly: number | 'Custom';
  /** Some plans can be paid by the year: dollars a year. */
  annual?: number;
  /** Some plans are set up for a price. */
  setup?: number | 'Custom';
}

/** How content says that something is paid by the month or by the year. */
interface Words {
  perMonth: string;
  perYear: string;
  annual: string;
}

/** What a page offers at a stated price: plans by the month, or one thing under several ways to pay. */
interface Priced {
  plans?: { items: ReadonlyArray<{ name: string; price: PlanPrice }> } | undefined;
  pricing?:
    | {
        item: string;
        lead: string;
        prefix?: string | undefined;
        options: ReadonlyArray<{ label: string; price: number; unit: string }>;
      }
    | undefined;
}

type PricedPlan = NonNullable<Priced['plans']>['items'][number];

/** A plan under each way to pay it. One without a stated price is not an offer. */
function planOffers({ name, price }: PricedPlan, words: Words): OfferFacts[] {
  const { monthly, annual, setup } = price;
  if (monthly === 'Custom' || setup === 'Custom') return [];
  const byMonth = { name, price: monthly, least: false, unit: words.perMonth, setup };
  if (annual === undefined) return [byMonth];
  return [
    byMonth,
    { ...byMonth, name: `${name} (${words.annual})`, price: annual, unit: words.perYear },
  ];
}

/** The offers of a page. */
export const offersOf = ({ plans, pricing }: Priced, words: Words): OfferFacts[] => [
  ...(plans?.items ?? []).flatMap((plan) => planOffers(plan, words)),
  ...(pricing?.options ?? []).map(({ label, price, unit }) => ({
    name: `${pricing?.item} (${label})`,
    price,
    least: pricing?.prefix !== undefined,
    unit,
    terms: pricing?.lead,
  })),
];

/** What holds for every price: it is before HST, as each page says beside it. */
const beforeTax = {
  '@type': 'UnitPriceSpecification',
  priceCurrency: CURRENCY,
  valueAddedTaxIncluded: false,
} as const;

/**
 * An offer as search engines read it. What begins at a price, or has a second one for its setup, has none
 * that an offer itself could state.
 */
export function offer(path: string, facts: OfferFacts): Offer {
  const { name, price, least, unit, setup, terms } = facts;
  const regular: UnitPriceSpecification = {
    ...beforeTax,
    ...(least ? { minPrice: price } : { price }),
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
              { ...regular, priceComponentType: 'https://schema.org/Subscription' },
              {
                ...beforeTax,
                price: setup,
                priceComponentType: 'https://schema.org/ActivationFee',
              },
            ],
          },
  };
}
