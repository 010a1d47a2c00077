/** @jest-environment node */
import fc from 'fast-check';
import type { EstimatorModel } from '@/lib/estimators/model';
import { isPossible } from '@/lib/estimators/model';
import { estimatorById, estimators } from '@/lib/estimators/registry';
import { complexityLevels, networkBars } from '../../../specification';
import { allAt, positions } from '../../../support/sliders';
import { specifiedCalculator, specifiedCalculators } from '../../../support/specified';

const RUNS = { numRuns: 200 };

/** An estimator by its id, which has to exist. */
function model(id: string): EstimatorModel {
  const found = estimatorById(id);
  if (!found) throw new Error(`no estimator called ${id}`);
  return found;
}

/** Checks that a value holds at the defaults, at both ends, and wherever the sliders may stand. */
function everywhere(id: string, check: (values: Record<string, number>) => void): void {
  const { inputs } = model(id);
  for (const place of ['default', 'min', 'max'] as const) check(allAt(inputs, place));
  fc.assert(fc.property(positions(inputs), check), RUNS);
}

it('holds the specified calculators and no other', () => {
  expect(estimators.map(({ id }) => id).sort()).toEqual(
    specifiedCalculators.map(([id]) => id).sort(),
  );
});

describe.each(specifiedCalculators)('%s', (id, specified) => {
  it('has the specified bounds, steps and defaults', () => {
    expect(model(id).inputs).toEqual(specified.sliders);
  });

  it('starts where a slider can stand', () => {
    for (const bounds of Object.values(model(id).inputs)) {
      expect(isPossible(bounds.default, bounds)).toBe(true);
      expect(isPossible(bounds.max, bounds)).toBe(true);
    }
  });

  it('yields at its defaults what the specification yields by hand', () => {
    const results = model(id).estimate(allAt(specified.sliders, 'default'));
    for (const [key, expected] of Object.entries(specified.atDefaults)) {
      expect(results[key]).toBeCloseTo(expected, 6);
    }
  });

  it('computes the specified formulas at the bounds and between', () =>
    everywhere(id, (values) => {
      const results = model(id).estimate(values);
      for (const [key, expected] of Object.entries(specified.results(values))) {
        expect(Number.isFinite(results[key])).toBe(true);
        expect(results[key]).toBeCloseTo(expected, 6);
      }
    }));

  it('names one of its own results as its headline', () => {
    const { billing = [], estimate, headline, inputs } = model(id);
    const results = Object.keys(estimate(allAt(inputs, 'default')));
    for (const way of [undefined, ...billing]) expect(results).toContain(headline(way));
  });
});

describe.each([
  ['cloud', ['users', 'storage', 'bandwidth']],
  ['network', ['locations', 'users', 'bandwidth']],
  ['healthcare', ['providers', 'patients', 'locations']],
  ['legal', ['attorneys', 'staff', 'documents']],
  ['financial', ['transactions', 'users', 'branches']],
  ['manufacturing', ['sensors', 'machines', 'facilities']],
  ['architecture', ['designers', 'projects', 'renderHours']],
])('the parts of %s', (id, parts) => {
  it('add up to the month, and none is below 0', () =>
    everywhere(id, (values) => {
      const results = model(id).estimate(values);
      const each = parts.map((part) => results[part] ?? Number.NaN);
      expect(each.reduce((sum, part) => sum + part, 0)).toBeCloseTo(results.monthly ?? 0, 6);
      expect(Math.min(...each)).toBeGreaterThanOrEqual(0);
    }));
});

it('takes the hours of a project apart without a rest', () =>
  everywhere('development', (values) => {
    const { hours, base, complexity, features } = model('development').estimate(values);
    expect((base ?? 0) + (complexity ?? 0) + (features ?? 0)).toBeCloseTo(hours ?? 0, 6);
  }));

const rising: ReadonlyArray<[string, string, Record<string, 1 | -1>]> = [
  ...['cloud', 'network', 'healthcare', 'legal', 'financial', 'manufacturing', 'architecture'].map(
    (id): [string, string, Record<string, 1>] => [
      id,
      'monthly',
      Object.fromEntries(Object.keys(specifiedCalculator(id).sliders).map((key) => [key, 1])),
    ],
  ),
  ['development', 'total', { complexity: 1, timeline: 1, features: 1 }],
  ['non-profit', 'total', { donors: 1, volunteers: 1, events: 1 }],
  ['maturity', 'score', { employees: 1, budget: 1, revenue: -1 }],
];
it.each(rising)('%s: %s follows every slider', (id, result, directions) => {
  const { inputs, estimate } = model(id);
  // A score is rounded, and has full marks: there not every step shows.
  const least = id === 'maturity' ? 0 : 1e-9;
  for (const [key, direction] of Object.entries(directions)) {
    const { max = 0, step = 0 } = inputs[key] ?? {};
    let most = 0;
    fc.assert(
      fc.property(positions(inputs), (values) => {
        const value = values[key] ?? max;
        fc.pre(value < max);
        const before = estimate(values)[result] ?? Number.NaN;
        const after = estimate({ ...values, [key]: value + step })[result] ?? Number.NaN;
        const change = (after - before) * direction;
        most = Math.max(most, change);
        return change >= least;
      }),
      RUNS,
    );
    expect([key, most > 0]).toEqual([key, true]);
  }
});

describe('where it does not pay', () => {
  it.each([
    ['cloud', 'savings', { users: 5, storage: 10_000, bandwidth: 5_000 }],
    ['network', 'savings', { locations: 1, users: 10, bandwidth: 10_000 }],
    ['manufacturing', 'roi', { sensors: 1_000, machines: 1, facilities: 10 }],
  ])('%s shows the loss in its %s', (id, result, values) => {
    expect(model(id).estimate(values)[result]).toBeLessThan(0);
  });

  it('healthcare never saves less than nothing', () => {
    const values = { providers: 1, patients: 10_000, locations: 20 };
    expect(model('healthcare').estimate(values).savings).toBe(0);
  });
});

it('bills a started thousand of documents whole', () => {
  const documents = (count: number) =>
    model('legal').estimate({ attorneys: 1, staff: 0, documents: count }).documents;
  expect(documents(1_001)).toBe(documents(2_000));
  expect(documents(1_000)).not.toBe(documents(1_001));
});

it('asks whole dollars of a studio, whatever its sliders', () =>
  everywhere('architecture', (values) =>
    expect(Number.isInteger(model('architecture').estimate(values).monthly)).toBe(true),
  ));

describe('the metric bars of the network', () => {
  const { mbpsPerUser, portsPerLocation, cap } = networkBars;

  it('measure what is specified, and never more than 100%', () =>
    everywhere('network', (values) => {
      const { locations = 0, users = 0, bandwidth = 0 } = values;
      const results = model('network').estimate(values);
      const capped = (share: number) => Math.min(cap, share * 100);
      expect(results.savedShare).toBeCloseTo(
        capped((results.savings ?? 0) / (results.traditional ?? 0)),
        6,
      );
      expect(results.linkUse).toBeCloseTo(capped((users * mbpsPerUser) / bandwidth), 6);
      expect(results.portUse).toBeCloseTo(capped(users / locations / portsPerLocation), 6);
    }));

  it('are full where there are too many users', () => {
    expect(model('network').estimate({ locations: 1, users: 1_000, bandwidth: 100 })).toMatchObject(
      { linkUse: cap, portUse: cap },
    );
  });
});

it('never scores below 50 or above 100, nor outside the five levels', () =>
  everywhere('maturity', (values) => {
    const { score = 0, level = 0 } = model('maturity').estimate(values);
    expect(score).toBeGreaterThanOrEqual(50);
    expect(score).toBeLessThanOrEqual(100);
    expect([1, 2, 3, 4, 5]).toContain(level);
  }));

it('has a level of complexity for every name', () => {
  const { min = 0, max = 0 } = model('development').inputs.complexity ?? {};
  expect(max - min + 1).toBe(complexityLevels.length);
});
