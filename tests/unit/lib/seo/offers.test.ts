/** @jest-environment node */
import { siteUrl } from '@/lib/env';
import { offer, offersOf } from '@/lib/seo/offers';

const words = { perMonth: 'a month', perYear: 'a year', annual: 'Annual' };

it('offers each plan with a price by the month, and none without', () => {
  const plans = {
    items: [
      { name: 'Small', price: { monthly: 999 } },
      { name: 'Large', price: { monthly: 'Custom' as const } },
    ],
  };
  expect(offersOf({ plans }, words)).toEqual([
    { name: 'Small', price: 999, least: false, unit: 'a month' },
  ]);
});

it('offers a plan that can be paid by the year under both ways to pay', () => {
  const plans = { items: [{ name: 'Small', price: { monthly: 100, annual: 1000 } }] };
  expect(offersOf({ plans }, words)).toEqual([
    { name: 'Small', price: 100, least: false, unit: 'a month' },
    { name: 'Small (Annual)', price: 1000, least: false, unit: 'a year' },
  ]);
});

it('offers what a panel prices under both ways to pay', () => {
  const pricing = {
    item: 'Migration',
    lead: 'Annual prices are for clients.',
    options: [
      { label: 'Monthly', price: 30, unit: 'per project' },
      { label: 'Annual', price: 20, unit: 'per project' },
    ],
  };
  expect(offersOf({ pricing }, words)).toEqual([
    {
      name: 'Migration (Monthly)',
      price: 30,
      least: false,
      unit: 'per project',
      terms: pricing.lead,
    },
    {
      name: 'Migration (Annual)',
      price: 20,
      least: false,
      unit: 'per project',
      terms: pricing.lead,
    },
  ]);
  const from = offersOf({ pricing: { ...pricing, prefix: 'from' } }, words);
  expect(from.map(({ price, least }) => [price, least])).toEqual([
    [30, true],
    [20, true],
  ]);
});

it('offers nothing on a page without prices', () => expect(offersOf({}, words)).toEqual([]));

it('tells search engines price, currency, unit and page', () => {
  const facts = { name: 'Small', price: 999, least: false, unit: 'per month' };
  expect(offer('/services/x', facts)).toMatchObject({
    '@type': 'Offer',
    name: 'Small',
    url: `${siteUrl}/services/x`,
    price: 999,
    priceCurrency: 'CAD',
    priceSpecification: {
      price: 999,
      priceCurrency: 'CAD',
      valueAddedTaxIncluded: false,
      unitText: 'per month',
    },
  });
});

it('tells what is paid each month apart from what is paid once', () => {
  const items = [{ name: 'Small', price: { monthly: 999, setup: 2500 } }];
  const [facts] = offersOf({ plans: { items } }, words);
  if (!facts) throw new Error('no offer');
  const stated = offer('/industries/x', facts);
  expect(stated).not.toHaveProperty('price');
  expect(stated).toHaveProperty('priceSpecification', {
    '@type': 'CompoundPriceSpecification',
    priceComponent: [
      {
        '@type': 'UnitPriceSpecification',
        price: 999,
        priceCurrency: 'CAD',
        valueAddedTaxIncluded: false,
        unitText: 'a month',
        priceComponentType: 'https://schema.org/Subscription',
      },
      {
        '@type': 'UnitPriceSpecification',
        price: 2500,
        priceCurrency: 'CAD',
        valueAddedTaxIncluded: false,
        priceComponentType: 'https://schema.org/ActivationFee',
      },
    ],
  });
});

it('states no fixed price where the page says "from"', () => {
  const terms = 'By the project.';
  const facts = { name: 'Move', price: 2499, least: true, unit: 'per project', terms };
  expect(offer('/services/x', facts)).toEqual({
    '@type': 'Offer',
    name: 'Move',
    description: terms,
    url: `${siteUrl}/services/x`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: 2499,
      priceCurrency: 'CAD',
      valueAddedTaxIncluded: false,
      unitText: 'per project',
    },
  });
});
