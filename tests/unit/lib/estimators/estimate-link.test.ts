/** @jest-environment node */
import fc from 'fast-check';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import {
  ESTIMATE,
  estimateLink,
  keptLink,
  readSettings,
  signOfSettings,
} from '@/lib/estimators/estimate-link';
import {
  defaultsOf,
  isPossible,
  type EstimatorModel,
  type InputBounds,
} from '@/lib/estimators/model';
import { estimators } from '@/lib/estimators/registry';
import { BILLING } from '@/lib/query';
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

  it('keeps its values and the way to pay in an address of its page, and reads them back', () => {
    const ways = fc.constantFrom(...(billing ?? [undefined]));
    fc.assert(
      fc.property(positions(inputs), ways, (values, way) => {
        const kept = new URL(keptLink('/a/page', model, values, way), 'https://site.example');
        expect(kept.pathname).toBe('/a/page');
        expect(kept.hash).toBe(`#${CALCULATOR_ID}`);
        expect(kept.search).toContain(signOfSettings(model));
        expect(readSettings(model, kept.searchParams)).toEqual({ values, billing: way });
      }),
      { numRuns: 50 },
    );
  });

  it('reads nothing that it could not have written, whatever the address holds', () => {
    const names = fc.constantFrom(...Object.keys(inputs), BILLING, ESTIMATE, '__proto__', 'utm');
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
        const query = new URLSearchParams(pairs);
        const read = readSettings(model, query);
        for (const [key, value] of Object.entries(read.values)) {
          const bounds = inputs[key];
          expect(bounds && isPossible(value, bounds)).toBe(true);
          expect(query.getAll(key)).toEqual([
            String(value).padStart(query.get(key)?.length ?? 0, '0'),
          ]);
        }
        expect([undefined, ...(billing ?? [])]).toContain(read.billing);
      }),
      { numRuns: 200 },
    );
  });

  it('ignores what is impossible and keeps the rest', () => {
    const [[first, bounds], ...others] = Object.entries(inputs) as [
      [string, InputBounds],
      ...Array<[string, InputBounds]>,
    ];
    const rest = Object.fromEntries(others.map(([key, { max }]) => [key, max]));
    const all = { ...rest, [first]: bounds.max };
    const { min, max, step } = bounds;
    for (const text of [
      `${max + step}`,
      `${min - 1}`,
      `${min}.5`,
      `0${min}`,
      'NaN',
      '1e2',
      '-5',
      '',
      ' 5',
      '0x19',
    ]) {
      const { searchParams } = new URL(keptLink('/', model, all), 'https://site.example');
      searchParams.append('utm_source', 'letter');
      searchParams.set(first, text);
      expect(readSettings(model, searchParams).values).toEqual(rest);
    }
    const { searchParams: twice } = new URL(keptLink('/', model, all), 'https://site.example');
    twice.append(first, String(max));
    twice.set(BILLING, 'weekly');
    expect(readSettings(model, twice)).toEqual({ values: rest, billing: undefined });
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
