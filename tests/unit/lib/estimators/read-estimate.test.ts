/** @jest-environment node */
import fc from 'fast-check';
import { estimateLink } from '@/lib/estimators/estimate-link';
import { defaultsOf, type EstimatorModel, type InputBounds } from '@/lib/estimators/model';
import { readEstimate } from '@/lib/estimators/read-estimate';
import { estimators } from '@/lib/estimators/registry';
import { positions } from '../../../support/sliders';

const queryOf = (href: string) => new URL(href, 'https://site.example').searchParams;
const models: ReadonlyArray<[string, EstimatorModel]> = estimators.map((model) => [
  model.id,
  model,
]);

describe.each(models)('%s', (_id, model) => {
  const { inputs, billing } = model;
  const query = () => queryOf(estimateLink(model, defaultsOf(inputs)));
  const [first, bounds] = Object.entries(inputs)[0] as [string, InputBounds];

  it('reads back what the link hands over', () => {
    const ways = fc.constantFrom(...(billing ?? [undefined]));
    fc.assert(
      fc.property(positions(inputs), ways, (values, way) => {
        const link = queryOf(estimateLink(model, values, way));
        expect(readEstimate(link)).toEqual({ model, values, billing: way });
      }),
      { numRuns: 50 },
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
    it('is nothing that the page does not offer', () => {
      const query = queryOf(estimateLink(model, defaultsOf(model.inputs)));
      query.set('billing', 'weekly');
      expect(readEstimate(query)).toBeUndefined();
    });
  },
);

it.each(models.filter(([, { billing }]) => !billing))(
  'ignores a way to pay for %s, which has no choice of them',
  (_id, model) => {
    const query = queryOf(estimateLink(model, defaultsOf(model.inputs)));
    expect(readEstimate(query)).toBeDefined();
    query.set('billing', 'monthly');
    expect(readEstimate(query)).toBeUndefined();
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
