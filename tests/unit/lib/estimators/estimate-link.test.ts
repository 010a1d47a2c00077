/** @jest-environment node */
import fc from 'fast-check';
import { BILLING, ESTIMATE, estimateLink } from '@/lib/estimators/estimate-link';
import { defaultsOf, type EstimatorModel } from '@/lib/estimators/model';
import { estimators } from '@/lib/estimators/registry';
import { positions } from '../../../support/sliders';

const queryOf = (href: string) => new URL(href, 'https://site.example').searchParams;
const models: ReadonlyArray<[string, EstimatorModel]> = estimators.map((model) => [
  model.id,
  model,
]);

describe.each(models)('%s', (id, model) => {
  const { inputs, billing } = model;

  it('hands its values and the way to pay over, never a price', () => {
    const ways = fc.constantFrom(...(billing ?? [undefined]));
    fc.assert(
      fc.property(positions(inputs), ways, (values, way) => {
        const texts = Object.entries(values).map(([key, value]) => [key, String(value)]);
        expect(Object.fromEntries(queryOf(estimateLink(model, values, way)))).toEqual({
          estimate: id,
          ...Object.fromEntries(texts),
          ...(billing && { billing: way }),
        });
      }),
      { numRuns: 50 },
    );
  });

  it('goes to the contact page', () => {
    expect(estimateLink(model, defaultsOf(inputs))).toMatch(
      new RegExp(`^/contact\\?estimate=${id}&`),
    );
  });
});

it.each(models.filter(([, { billing }]) => billing))(
  'pays for %s the default way until another is chosen',
  (_id, model) => {
    expect(queryOf(estimateLink(model, defaultsOf(model.inputs))).get(BILLING)).toBe(
      model.billing?.[0],
    );
  },
);

it('names estimate and way to pay in words of their own, which no slider has', () => {
  const inputs = models.flatMap(([, model]) => Object.keys(model.inputs));
  expect(inputs).not.toContain(ESTIMATE);
  expect(inputs).not.toContain(BILLING);
});
