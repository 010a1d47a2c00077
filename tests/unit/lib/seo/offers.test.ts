/** @jest-environment node */
import { siteUrl } from '@/lib/env';
import { offer, offersOf } from '@/lib/seo/offers';

it('offers each plan with a price by the month, and none without', () => {
  const plans = {
    items: [
      { name: 'Small', price: { monthly: 999 } },
      { name: 'Large', price: { monthly: 'Custom' as const } },
    ],
  };
  expect(offersOf({ plans }, 'a month')).toEqual([
    { name: 'Small', price: 999, least: false, unit: 'a month' },
  ]);
});

it('offers what a panel prices under both ways to pay', () => {
  const pricing = {
    item: 'Migration',
    lead: 'Annual prices are for clients.',
    options: [
      { label: 'Monthly', price: 30, unit: 'per project' },
      { label: 'Annual', price: 20, unit: 'per project', saving: 'Save 33%' },
    ],
  };
  expect(offersOf({ pricing }, 'a month')).toEqual([
    { name: 'Migration (Monthly)', price: 30, least: false, unit: 'per project' },
    {
      name: 'Migration (Annual)',
      price: 20,
      least: false,
      unit: 'per project',
      terms: pricing.lead,
    },
  ]);
  const from = offersOf({ pricing: { ...pricing, prefix: 'from' } }, 'a month');
  expect(from.map(({ price, least }) => [price, least])).toEqual([
    [30, true],
    [20, true],
  ]);
});

it('offers nothing on a page without prices', () => expect(offersOf({}, 'a month')).toEqual([]));

it('tells search engines price, currency, unit and page', () => {
  const facts = { name: 'Small', price: 999, least: false, unit: 'per month' };
  expect(offer('/services/x', facts)).toMatchObject({
    '@type': 'Offer',
    name: 'Small',
    url: `${siteUrl}/services/x`,
    price: 999,
    priceCurrency: 'CAD',
    priceSpecification: { price: 999, priceCurrency: 'CAD', unitText: 'per month' },
  });
});

it('tells what is paid each month apart from what is paid once', () => {
  const items = [{ name: 'Small', price: { monthly: 999, setup: 2500 } }];
  const [facts] = offersOf({ plans: { items } }, 'per month');
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
        unitText: 'per month',
      },
      {
        '@type': 'UnitPriceSpecification',
        price: 2500,
        priceCurrency: 'CAD',
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
      unitText: 'per project',
    },
  });
});
