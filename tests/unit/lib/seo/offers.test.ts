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
  expect(offersOf({ plans }, 'a month')).toEqual([{ name: 'Small', price: 999, unit: 'a month' }]);
});

it('offers what a panel prices under both ways to pay', () => {
  const pricing = {
    item: 'Migration',
    options: [
      { label: 'Monthly', price: 30, unit: 'per project' },
      { label: 'Annual', price: 20, unit: 'per project' },
    ],
  };
  expect(offersOf({ pricing }, 'a month')).toEqual([
    { name: 'Migration (Monthly)', price: 30, unit: 'per project' },
    { name: 'Migration (Annual)', price: 20, unit: 'per project' },
  ]);
});

it('offers nothing on a page without prices', () => expect(offersOf({}, 'a month')).toEqual([]));

it('tells search engines price, currency, unit and page', () => {
  expect(offer('/services/x', { name: 'Small', price: 999, unit: 'per month' })).toMatchObject({
    '@type': 'Offer',
    name: 'Small',
    url: `${siteUrl}/services/x`,
    price: 999,
    priceCurrency: 'CAD',
    priceSpecification: { price: 999, priceCurrency: 'CAD', unitText: 'per month' },
  });
});
