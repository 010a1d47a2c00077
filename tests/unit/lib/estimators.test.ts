/** @jest-environment node */
import fc from 'fast-check';
import { architecture } from '@/lib/estimators/architecture';
import { cloud } from '@/lib/estimators/cloud';
import { development } from '@/lib/estimators/development';
import { financial } from '@/lib/estimators/financial';
import { handoverHref, readHandover } from '@/lib/estimators/handover';
import { healthcare } from '@/lib/estimators/healthcare';
import { legal } from '@/lib/estimators/legal';
import { manufacturing } from '@/lib/estimators/manufacturing';
import { bandOf, maturity } from '@/lib/estimators/maturity';
import {
  defaultsOf,
  isPossible,
  type EstimatorModel,
  type InputBounds,
  type Values,
} from '@/lib/estimators/model';
import { network } from '@/lib/estimators/network';
import { nonProfit } from '@/lib/estimators/non-profit';
import { estimators, type EstimatorId } from '@/lib/estimators/registry';
import { money } from '@/lib/format/numbers';

const RUNS = { numRuns: 400 };

/** Every position that the sliders can take. */
function positions<Key extends string>(
  inputs: Record<Key, InputBounds>,
): fc.Arbitrary<Values<Key>> {
  const sliders = Object.entries<InputBounds>(inputs).map(([key, { min, max, step }]) => [
    key,
    fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step),
  ]);
  return fc.record(Object.fromEntries(sliders)) as fc.Arbitrary<Values<Key>>;
}

const at = <Key extends string>(inputs: Record<Key, InputBounds>, end: 'min' | 'max') =>
  Object.fromEntries(
    Object.entries<InputBounds>(inputs).map(([key, bounds]) => [key, bounds[end]]),
  ) as Values<Key>;

/** Checks a result against the specification's own arithmetic at defaults, bounds and 400 positions. */
function agrees<Key extends string, Result extends object>(
  model: EstimatorModel<Key, Result>,
  specified: (values: Values<Key>) => Partial<Record<keyof Result, number>>,
): void {
  const check = (values: Values<Key>) => {
    const result = model.estimate(values);
    for (const [key, expected] of Object.entries<number>(
      specified(values) as Record<string, number>,
    )) {
      const found: unknown = Reflect.get(result, key);
      expect(Number.isFinite(found)).toBe(true);
      expect(found).toBeCloseTo(expected, 6);
    }
  };
  check(defaultsOf(model.inputs));
  check(at(model.inputs, 'min'));
  check(at(model.inputs, 'max'));
  fc.assert(fc.property(positions(model.inputs), check), RUNS);
}

/** Checks that moving one slider up never lowers (or raises) a result. */
function monotone<Key extends string, Result extends object>(
  model: EstimatorModel<Key, Result>,
  result: keyof Result,
  directions: Partial<Record<Key, 'up' | 'down'>>,
): void {
  for (const [key, direction] of Object.entries(directions) as Array<[Key, 'up' | 'down']>) {
    const { max, step } = model.inputs[key];
    fc.assert(
      fc.property(positions(model.inputs), (values) => {
        fc.pre(values[key] < max);
        const before = Number(model.estimate(values)[result]);
        const after = Number(model.estimate({ ...values, [key]: values[key] + step })[result]);
        return direction === 'up' ? after >= before - 1e-9 : after <= before + 1e-9;
      }),
      RUNS,
    );
  }
}

describe('cloud (9.1)', () => {
  it('agrees with the specification', () =>
    agrees(cloud, ({ users, storage, bandwidth }) => {
      const monthly = users * 25 + storage * 0.05 + bandwidth * 0.1;
      return {
        monthly,
        annual: monthly * 12 * 0.8,
        monthlyBilledAnnually: (monthly * 12 * 0.8) / 12,
        savings: users * 150 - monthly,
      };
    }));
  it('quotes $725 a month, $580 billed annually and $3,025 saved at its defaults', () => {
    const result = cloud.estimate(defaultsOf(cloud.inputs));
    expect([result.monthly, result.monthlyBilledAnnually, result.savings].map(money)).toEqual([
      '$725',
      '$580',
      '$3,025',
    ]);
  });
  it('quotes $1,150 for 40 users, 2,000 GB and 500 GB, without float dust', () => {
    expect(money(cloud.estimate({ users: 40, storage: 2000, bandwidth: 500 }).monthly)).toBe(
      '$1,150',
    );
  });
  it('shows a loss as one', () => {
    expect(money(cloud.estimate({ users: 5, storage: 10000, bandwidth: 5000 }).savings)).toBe(
      '-$375',
    );
  });
  it('costs more of anything more', () =>
    monotone(cloud, 'monthly', { users: 'up', storage: 'up', bandwidth: 'up' }));
});

describe('network (9.2)', () => {
  it('agrees with the specification', () =>
    agrees(network, ({ locations, users, bandwidth }) => {
      const monthly = locations * 2500 + users * 15 + bandwidth * 2;
      const traditional = locations * 5000 + users * 25;
      return {
        monthly,
        monthlyBilledAnnually: monthly * 0.85,
        traditional,
        savings: traditional - monthly,
      };
    }));
  it('quotes $10,000, $8,500 annually and $7,500 saved at its defaults', () => {
    const result = network.estimate(defaultsOf(network.inputs));
    expect([result.monthly, result.monthlyBilledAnnually, result.savings].map(money)).toEqual([
      '$10,000',
      '$8,500',
      '$7,500',
    ]);
  });
  it('keeps its metric bars within 0 and 100', () => {
    fc.assert(
      fc.property(positions(network.inputs), (values) => {
        const { savedShare, linkUse, portUse } = network.estimate(values);
        return [savedShare, linkUse, portUse].every((share) => share >= 0 && share <= 100);
      }),
      RUNS,
    );
    const full = network.estimate({ locations: 1, users: 1000, bandwidth: 100 });
    expect([full.linkUse, full.portUse]).toEqual([100, 100]);
  });
  it('costs more of anything more', () =>
    monotone(network, 'monthly', { locations: 'up', users: 'up', bandwidth: 'up' }));
});

describe('maturity (9.3)', () => {
  it('agrees with the specification', () =>
    agrees(maturity, ({ employees, revenue, budget }) => {
      const raw =
        Math.min(employees / 200, 1) * 20 + Math.min(((budget / revenue) * 100) / 8, 1) * 30 + 50;
      return {
        score: Math.round(raw),
        level: Math.min(Math.ceil(raw / 20), 5),
        budgetShare: (budget / revenue) * 100,
      };
    }));
  it('gives 73 and level 4 at its defaults, 2% of revenue', () => {
    expect(maturity.estimate(defaultsOf(maturity.inputs))).toMatchObject({
      score: 73,
      level: 4,
      budgetShare: 2,
      band: 'from60',
    });
  });
  it('never leaves 50 to 100 and levels 1 to 5', () => {
    fc.assert(
      fc.property(positions(maturity.inputs), (values) => {
        const { score, level } = maturity.estimate(values);
        return score >= 50 && score <= 100 && level >= 1 && level <= 5;
      }),
      RUNS,
    );
  });
  it.each([
    [0, 'under40'],
    [39, 'under40'],
    [40, 'from40'],
    [59, 'from40'],
    [60, 'from60'],
    [79, 'from60'],
    [80, 'from80'],
    [100, 'from80'],
  ])('puts a score of %p into the band %s', (score, band) => expect(bandOf(score)).toBe(band));
  it('rises with people and budget and falls with revenue', () =>
    monotone(maturity, 'score', { employees: 'up', budget: 'up', revenue: 'down' }));
});

describe('development (9.4)', () => {
  it('agrees with the specification', () =>
    agrees(development, ({ timeline, complexity, features }) => {
      const hours = timeline * 40 * (1 + complexity * 0.3 + features * 0.15);
      return { hours, total: hours * 150, monthly: (hours * 150) / (timeline / 4) };
    }));
  it('quotes 1,488 hours, $223,200 and $74,400 a month at its defaults', () => {
    const { hours, total, monthly } = development.estimate(defaultsOf(development.inputs));
    expect([hours, total, monthly].map((value) => money(value))).toEqual([
      '$1,488',
      '$223,200',
      '$74,400',
    ]);
  });
  it('takes its hours apart without a rest', () => {
    fc.assert(
      fc.property(positions(development.inputs), (values) => {
        const { hours, base, complexity, features } = development.estimate(values);
        return Math.abs(base + complexity + features - hours) < 1e-6;
      }),
      RUNS,
    );
  });
  it('costs more of anything more', () =>
    monotone(development, 'total', { timeline: 'up', complexity: 'up', features: 'up' }));
});

describe('healthcare (9.5)', () => {
  it('agrees with the specification', () =>
    agrees(healthcare, ({ providers, patients, locations }) => {
      const monthly = providers * 150 + patients * 0.05 + locations * 500;
      return {
        monthly,
        annual: monthly * 12,
        savings: Math.max(0, providers * 2500 - monthly * 12),
      };
    }));
  it('quotes $2,050 and $400 saved at its defaults', () => {
    const { monthly, savings } = healthcare.estimate(defaultsOf(healthcare.inputs));
    expect([monthly, savings].map(money)).toEqual(['$2,050', '$400']);
  });
  it('floors the saving at 0', () => {
    expect(healthcare.estimate({ providers: 1, patients: 10000, locations: 20 }).savings).toBe(0);
  });
});

describe('legal (9.6)', () => {
  it('agrees with the specification', () =>
    agrees(legal, ({ attorneys, staff, documents }) => {
      const monthly = attorneys * 200 + staff * 75 + Math.ceil(documents / 1000) * 10;
      return { monthly, annual: monthly * 12, savings: attorneys * 20 * 150 * 12 * 0.15 };
    }));
  it('quotes $1,850 a month and $27,000 recovered at its defaults', () => {
    const { monthly, savings } = legal.estimate(defaultsOf(legal.inputs));
    expect([monthly, savings].map(money)).toEqual(['$1,850', '$27,000']);
  });
  it('counts a started thousand of documents whole', () => {
    expect(legal.estimate({ attorneys: 1, staff: 0, documents: 1001 }).documents).toBe(20);
  });
});

describe('financial (9.7)', () => {
  it('agrees with the specification', () =>
    agrees(financial, ({ transactions, users, branches }) => {
      const monthly = transactions * 0.001 + users * 25 + branches * 500;
      const savings = 12 * (transactions * 0.0005 + transactions * 0.00002 + users * 50);
      return { monthly, annual: monthly * 12, savings, roi: (savings / (monthly * 12)) * 100 };
    }));
  it('quotes $5,050 a month and a return of 99.5% at its defaults', () => {
    const { monthly, savings, roi } = financial.estimate(defaultsOf(financial.inputs));
    expect([money(monthly), money(savings), roi.toFixed(1)]).toEqual(['$5,050', '$60,312', '99.5']);
  });
});

describe('manufacturing (9.8)', () => {
  it('agrees with the specification', () =>
    agrees(manufacturing, ({ sensors, machines, facilities }) => {
      const monthly = sensors * 50 + machines * 500 + facilities * 2000;
      const savings = machines * 2000 + sensors * 20 + machines * 800;
      return { monthly, savings, roi: ((savings - monthly) / monthly) * 100 };
    }));
  it('quotes $17,000 a month, $58,000 saved and 241% at its defaults', () => {
    const { monthly, savings, roi } = manufacturing.estimate(defaultsOf(manufacturing.inputs));
    expect([money(monthly), money(savings), Math.round(roi)]).toEqual(['$17,000', '$58,000', 241]);
  });
  it('shows a loss as one', () => {
    expect(manufacturing.estimate({ sensors: 1000, machines: 1, facilities: 10 }).roi).toBeLessThan(
      0,
    );
  });
});

describe('architecture (9.9)', () => {
  it('agrees with the specification', () =>
    agrees(architecture, ({ designers, projects, renderHours }) => {
      const monthly = designers * 250 + projects * 50 + renderHours * 2;
      return { monthly, annual: monthly * 12, savings: designers * 10 * 200 * 50 };
    }));
  it('quotes $3,700 a month, whole dollars everywhere', () => {
    expect(money(architecture.estimate(defaultsOf(architecture.inputs)).monthly)).toBe('$3,700');
    fc.assert(
      fc.property(positions(architecture.inputs), (values) =>
        Number.isInteger(architecture.estimate(values).monthly),
      ),
      RUNS,
    );
  });
});

describe('non-profit (9.10)', () => {
  it('agrees with the specification', () =>
    agrees(nonProfit, ({ donors, volunteers, events }) => {
      const hours = donors * 0.5 + volunteers * 2 * 12 + events * 20;
      return {
        hours,
        savings: hours * 25,
        donations: donors * 50,
        total: hours * 25 + donors * 50,
      };
    }));
  it('quotes 1,690 hours, $42,250, $25,000 and $67,250 at its defaults', () => {
    const { hours, savings, donations, total } = nonProfit.estimate(defaultsOf(nonProfit.inputs));
    expect([hours, ...[savings, donations, total].map(money)]).toEqual([
      1690,
      '$42,250',
      '$25,000',
      '$67,250',
    ]);
  });
});

const SPECIFIED_BOUNDS: Record<EstimatorId, Record<string, [number, number, number, number]>> = {
  cloud: {
    users: [5, 200, 1, 25],
    storage: [100, 10000, 100, 1000],
    bandwidth: [50, 5000, 50, 500],
  },
  network: {
    locations: [1, 20, 1, 3],
    users: [10, 1000, 10, 100],
    bandwidth: [100, 10000, 100, 500],
  },
  maturity: {
    employees: [10, 1000, 10, 150],
    revenue: [1e6, 1e8, 1e6, 25e6],
    budget: [50e3, 5e6, 25e3, 500e3],
  },
  development: { complexity: [1, 5, 1, 3], timeline: [4, 52, 2, 12], features: [3, 20, 1, 8] },
  healthcare: {
    providers: [1, 100, 1, 10],
    patients: [100, 10000, 100, 1000],
    locations: [1, 20, 1, 1],
  },
  legal: {
    attorneys: [1, 50, 1, 5],
    staff: [0, 100, 1, 10],
    documents: [1000, 100000, 1000, 10000],
  },
  financial: {
    transactions: [10000, 1000000, 10000, 50000],
    users: [10, 1000, 10, 100],
    branches: [1, 50, 1, 5],
  },
  manufacturing: {
    sensors: [10, 1000, 10, 100],
    machines: [1, 100, 1, 20],
    facilities: [1, 10, 1, 1],
  },
  architecture: {
    designers: [1, 50, 1, 10],
    projects: [1, 100, 1, 20],
    renderHours: [10, 1000, 10, 100],
  },
  'non-profit': {
    donors: [50, 5000, 50, 500],
    volunteers: [5, 500, 5, 50],
    events: [1, 50, 1, 12],
  },
};

describe.each(Object.keys(estimators) as EstimatorId[])('%s', (id) => {
  const { inputs } = estimators[id];
  const start = defaultsOf(inputs);
  const query = (change: Record<string, string | string[]>) => {
    const parameters = new URLSearchParams({ estimate: id });
    for (const [key, value] of Object.entries<string | string[]>({
      ...Object.fromEntries(Object.entries(start).map(([key, value]) => [key, String(value)])),
      ...change,
    })) {
      for (const one of [value].flat()) parameters.append(key, one);
    }
    return parameters;
  };
  const first = Object.keys(inputs)[0] ?? '';
  const bounds = inputs[first as keyof typeof inputs] as InputBounds;

  it('has the specified bounds, steps and defaults', () => {
    const found = Object.fromEntries(
      Object.entries<InputBounds>(inputs).map(([key, { min, max, step, default: start }]) => [
        key,
        [min, max, step, start],
      ]),
    );
    expect(found).toEqual(SPECIFIED_BOUNDS[id]);
    for (const value of Object.values<InputBounds>(inputs))
      expect(isPossible(value.default, value)).toBe(true);
  });

  it('hands its values over and reads them back', () => {
    fc.assert(
      fc.property(positions<string>(inputs), (values) => {
        const href = handoverHref(id, values);
        const read = readHandover(new URL(href, 'http://site').searchParams);
        expect(read).toMatchObject({ id, values });
        expect(href).not.toMatch(/\$|price|total/);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['out of bounds', String(bounds.max + bounds.step)],
    ['below its bounds', String(bounds.min - bounds.step)],
    ['fractional', `${bounds.default}.5`],
    ['NaN', 'NaN'],
    ['1e309', '1e309'],
    ['an exponent', '1e2'],
    ['negative', '-5'],
    ['empty', ''],
    ['hexadecimal', '0x19'],
    ['with a space', ` ${bounds.default}`],
    ['a script', '<script>alert(1)</script>'],
    ['repeated', [String(bounds.default), String(bounds.default)]],
  ])('ignores a value that is %s', (_name, value) => {
    expect(readHandover(query({}))).toBeDefined();
    expect(readHandover(query({ [first]: value }))).toBeUndefined();
  });

  it('ignores an address with a value missing or a name repeated', () => {
    const missing = query({});
    missing.delete(first);
    expect(readHandover(missing)).toBeUndefined();
    const twice = query({});
    twice.append('estimate', id);
    expect(readHandover(twice)).toBeUndefined();
  });
});

it.each(['', 'nope', '__proto__', 'constructor', 'Cloud'])('knows no estimator called %p', (id) => {
  expect(
    readHandover(
      new URLSearchParams({ estimate: id, users: '25', storage: '1000', bandwidth: '500' }),
    ),
  ).toBeUndefined();
});
