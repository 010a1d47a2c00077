/** @jest-environment node */
import fc from 'fast-check';
import { estimateLink, readEstimate } from '@/lib/estimators/contact-link';
import { defaultsOf, type EstimatorModel, type InputBounds } from '@/lib/estimators/model';
import { estimators } from '@/lib/estimators/registry';
import { positions } from '../../../support/sliders';

const queryOf = (href: string) => new URL(href, 'https://site.example').searchParams;
const models: ReadonlyArray<[string, EstimatorModel]> = estimators.map((model) => [
  model.id,
  model,
]);

describe.each(models)('%s', (id, model) => {
  const { inputs, billing } = model;
  const query = () => queryOf(estimateLink(model, defaultsOf(inputs)));
  const [first, bounds] = Object.entries(inputs)[0] as [string, InputBounds];

  it('hands its values and the way to pay over, never a price, and reads them back', () => {
    const ways = fc.constantFrom(...(billing ?? [undefined]));
    fc.assert(
      fc.property(positions(inputs), ways, (values, way) => {
        const href = estimateLink(model, values, way);
        expect(readEstimate(queryOf(href))).toEqual({ model, values, billing: way });
        expect([...queryOf(href).keys()]).toEqual([
          'estimate',
          ...Object.keys(inputs),
          ...(billing ? ['billing'] : []),
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('goes to the contact page', () => {
    expect(estimateLink(model, defaultsOf(inputs))).toMatch(
      new RegExp(`^/contact\\?estimate=${id}&`),
    );
  });

  it.each([
    ['above its bounds', String(bounds.max + bounds.step)],
    ['below its bounds', String(bounds.min - bounds.step)],
    ['fractional', `${bounds.default}.5`],
    ['no number', 'NaN'],
    ['endless', '1e309'],
    ['an exponent', '1e2'],
    ['negative', '-5'],
    ['empty', ''],
    ['hexadecimal', '0x19'],
    ['led by a space', ` ${bounds.default}`],
    ['a script', '<script>alert(1)</script>'],
  ])('ignores a value that is %s', (_name, value) => {
    const changed = query();
    expect(readEstimate(changed)).toBeDefined();
    changed.set(first, value);
    expect(readEstimate(changed)).toBeUndefined();
  });

  it.each(['estimate', first, ...(billing ? ['billing'] : [])])(
    'ignores an address with %s repeated or missing',
    (name) => {
      const twice = query();
      twice.append(name, String(twice.get(name)));
      expect(readEstimate(twice)).toBeUndefined();
      const missing = query();
      missing.delete(name);
      expect(readEstimate(missing)).toBeUndefined();
    },
  );
});

describe.each(models.filter(([, { billing }]) => billing))(
  'the way to pay for %s',
  (_id, model) => {
    it('is the default one until another is chosen', () => {
      expect(queryOf(estimateLink(model, defaultsOf(model.inputs))).get('billing')).toBe(
        model.billing?.[0],
      );
    });
    it('is nothing that the page does not offer', () => {
      const query = queryOf(estimateLink(model, defaultsOf(model.inputs)));
      query.set('billing', 'weekly');
      expect(readEstimate(query)).toBeUndefined();
    });
  },
);

it('ignores values off their step', () => {
  const stepped = models.find(([, { inputs }]) =>
    Object.values(inputs).some(({ step }) => step > 1),
  );
  const [, model] = stepped ?? [];
  if (!model) throw new Error('no estimator has a step above 1');
  const query = queryOf(estimateLink(model, defaultsOf(model.inputs)));
  const [key, { default: start }] = Object.entries(model.inputs).find(
    ([, { step }]) => step > 1,
  ) as [string, InputBounds];
  query.set(key, String(start + 1));
  expect(readEstimate(query)).toBeUndefined();
});

it.each(['', 'nope', '__proto__', 'constructor', 'Cloud'])('knows no estimator %p', (id) => {
  const [, model] = models[0] ?? [];
  if (!model) throw new Error('there is no estimator');
  const query = queryOf(estimateLink(model, defaultsOf(model.inputs)));
  query.set('estimate', id);
  expect(readEstimate(query)).toBeUndefined();
});
