/** @jest-environment node */
import { estimateCopies, planPrefills, requestPrefills } from '@/content/contact-links';
import { nonProfit } from '@/content/industries/non-profit';
import { landingPages } from '@/content/landing-pages';
import { home } from '@/content/pages/home';
import { resources } from '@/content/pages/resources';
import {
  HOME,
  LIBRARY,
  PANEL,
  planLink,
  planName,
  readPlan,
  readRequest,
  requestLink,
  requestName,
  type RequestPrefills,
} from '@/lib/contact/contact-link';
import { summarizeEstimate } from '@/lib/contact/summary';
import { estimateLink } from '@/lib/estimators/estimate-link';
import { defaultsOf } from '@/lib/estimators/model';
import { estimatorById, estimators } from '@/lib/estimators/registry';
import { formatDollars } from '@/lib/format/numbers';
import {
  calculators,
  complexityLevels,
  cybersecurityPlans,
  industryPlans,
  plans as planWords,
  servicePricing,
} from '../../specification';
import { actionsOf, landingPage } from '../../support/content';
import { withReplaced } from '../../support/replaced';
import { specifiedCalculators } from '../../support/specified';

const query = (href: string) => new URL(href, 'https://site.example').searchParams;
const plan = (...link: Parameters<typeof planLink>) =>
  readPlan(query(planLink(...link)), planPrefills);

it('forgets no page with plans, a price panel or an estimator', () => {
  const priced = landingPages.flatMap(({ slug, plans, pricing }) => [
    ...(plans?.items ?? []).map(({ id }) => planName(slug, id)),
    ...(pricing ? [planName(slug, PANEL)] : []),
  ]);
  expect(priced.length).toBeGreaterThan(0);
  expect(Object.keys(planPrefills).sort()).toEqual(priced.sort());
  const estimated = landingPages.flatMap(({ estimator }) => (estimator ? [estimator.id] : []));
  expect(Object.keys(estimateCopies)).toEqual(estimated);
  expect(estimated.sort()).toEqual(estimators.map(({ id }) => id).sort());
});

describe('a plan', () => {
  it.each(Object.entries(industryPlans))('of %s names plan, page and service', (slug, plans) => {
    const page = landingPage(slug);
    const items = page.plans?.items ?? [];
    expect(items).toHaveLength(plans.length);
    for (const [index, { id, name }] of items.entries()) {
      const prefill = plan(slug, id);
      const price = plans[index]?.price;
      const named =
        typeof price === 'object'
          ? `${formatDollars(price.monthly)} per month, ${formatDollars(price.setup)} setup.`
          : 'Custom Pricing.';
      expect(prefill?.message).toContain(named);
      expect(prefill?.service).toBe(page.contactService);
      expect(prefill?.message).toContain(name);
      expect(prefill?.message).toContain(page.name);
    }
  });

  it.each(cybersecurityPlans.map((each) => [each.name, each] as const))(
    '%s names the figure of the way to pay that was chosen',
    (name, { id, monthly, annual, perMonthBilledAnnually }) => {
      const { name: page } = landingPage('cybersecurity');
      const byMonth = plan('cybersecurity', id, 'monthly')?.message;
      const byYear = plan('cybersecurity', id, 'annual')?.message;
      for (const message of [byMonth, byYear]) {
        expect(message).toContain(name);
        expect(message).toContain(page);
      }
      expect(byMonth).toContain(`${formatDollars(monthly)} per month`);
      expect(byMonth).not.toContain(planWords.billedAnnually);
      expect(byYear).toContain(`${formatDollars(perMonthBilledAnnually)} per month`);
      expect(byYear).toContain(`${planWords.billedAnnually} ${formatDollars(annual)}`);
    },
  );

  it('needs a way to pay where there is a choice', () => {
    for (const { id } of cybersecurityPlans) expect(plan('cybersecurity', id)).toBeUndefined();
    for (const { id = '' } of industryPlans.healthcare ?? []) {
      expect(plan('healthcare', id)).toBeDefined();
      expect(plan('healthcare', id, 'annual')).toBeUndefined();
    }
  });
});

describe('what a button asks for', () => {
  const contents: ReadonlyArray<[string, object]> = [
    [HOME, home],
    [LIBRARY, resources],
    // A pricing panel's button leads to the form with the plan.
    ...landingPages.map(({ pricing, ...page }): [string, object] => [page.slug, page]),
  ];
  const asked = (page: string, label: string, requests = requestPrefills) =>
    readRequest(query(requestLink(page, label)), requests);

  it.each(contents)('of %s is written into the form, and nothing else', (page, content) => {
    const asking = actionsOf(content).flatMap(({ kind, label, ask, request }) =>
      kind === 'contact' ? [[label, label]] : kind === 'answer' ? [[ask, request]] : [],
    );
    expect(asking.length).toBeGreaterThan(0);
    const names = asking.map(([button = '', words]) => {
      expect([button, asked(page, button)?.message]).toEqual([
        button,
        expect.stringContaining(words ?? 'a request'),
      ]);
      return requestName(page, button);
    });
    const known = Object.keys(requestPrefills).filter((name) => name.startsWith(`${page}.`));
    expect(known.sort()).toEqual([...new Set(names)].sort());
  });

  it('is known wherever a page may have its button', () => {
    const answer = (ask: string) => ({
      kind: 'answer',
      label: 'See a report',
      answer: 'We show reports in a call.',
      ask,
      request: `${ask}, in a call`,
    });
    const modules = {
      '@/content/pages/resources': {
        resources: {
          ...resources,
          newsletter: { ...resources.newsletter, secondary: answer('Ask for one') },
          closing: { ...resources.closing, secondary: answer('Ask for another') },
        },
      },
      '@/content/landing-pages': {
        landingPages: [
          { ...nonProfit, support: { ...nonProfit.support, guide: answer('Ask for the guide') } },
        ],
      },
    };
    withReplaced(modules, () => {
      const { requestPrefills: requests } = jest.requireActual<{
        requestPrefills: RequestPrefills;
      }>('@/content/contact-links');
      for (const [page, ask] of [
        [LIBRARY, 'Ask for one'],
        [LIBRARY, 'Ask for another'],
        [nonProfit.slug, 'Ask for the guide'],
      ] as const)
        expect([ask, asked(page, ask, requests)?.message]).toEqual([
          ask,
          expect.stringContaining(`${ask}, in a call`),
        ]);
    });
  });

  it('is a call with a reference, where client stories are asked for', () => {
    const action = nonProfit.hero.secondary;
    if (action?.kind !== 'answer') throw new Error('expected an answer');
    const { service, message } = asked(nonProfit.slug, action.ask) ?? {};
    expect(service).toBe(nonProfit.contactService);
    expect(message).toContain(action.request);
    expect(action.answer).toMatch(/written consent/);
  });

  it.each(['?request=__proto__', '?request=', '?request=a&request=b', '?plan=home'])(
    'is nothing in %s',
    (address) => expect(readRequest(new URLSearchParams(address), requestPrefills)).toBeUndefined(),
  );
});

describe.each(Object.entries(servicePricing))('the price panel of %s', (slug, options) => {
  const page = landingPage(slug);

  it('names what is bought, its price and the way to pay', () => {
    const ways = page.pricing?.options ?? [];
    expect(ways).toHaveLength(options.length);
    ways.forEach(({ id, label }, index) => {
      const prefill = plan(slug, PANEL, id);
      expect(prefill?.service).toBe(page.contactService);
      for (const words of [
        page.name,
        page.pricing?.item,
        formatDollars(options[index]?.price ?? Number.NaN),
        label,
      ]) {
        expect(prefill?.message).toContain(words);
      }
    });
  });
});

describe.each(specifiedCalculators)('an estimate of %s', (id, { page: slug, sliders }) => {
  const model = estimatorById(id);
  if (!model) throw new Error(`no estimator called ${id}`);
  const page = landingPage(slug);
  const ways = model.billing ?? [undefined];

  it('carries the page, its service, and every slider by its label', () => {
    expect(estimateCopies[id]).toMatchObject({
      page: page.name,
      path: page.path,
      service: page.contactService,
    });
    const link = estimateLink(model, defaultsOf(model.inputs));
    const summary = summarizeEstimate(query(link), estimateCopies);
    const labels = Object.values(page.estimator?.inputs ?? {}).map(({ label }) => label);
    expect(labels).toHaveLength(Object.keys(sliders).length);
    for (const label of labels) expect(summary?.inputs).toContain(`${label}: `);
  });

  it.each(ways)('says the figure that the page shows (%s)', (way) => {
    const link = estimateLink(model, defaultsOf(model.inputs), way);
    const summary = summarizeEstimate(query(link), estimateCopies);
    expect(summary?.id).toBe(id);
    expect(summary?.result).toMatch(/\d/);
    expect(summary?.result).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('what an estimate writes', () => {
  const summarize = (id: string, values: Record<string, number>, way?: string) => {
    const model = estimatorById(id);
    return model && summarizeEstimate(query(estimateLink(model, values, way)), estimateCopies);
  };

  it('is the same figure by the month and by the year as on the page', () => {
    const values = { users: 40, storage: 2_000, bandwidth: 550 };
    const { monthly, monthlyBilledAnnually } = calculators.cloud.results(values);
    const startsWith = (figure: number) => expect.stringMatching(`^\\${formatDollars(figure)} `);
    expect(summarize('cloud', values, 'monthly')?.result).toEqual(startsWith(monthly));
    expect(summarize('cloud', values, 'annual')?.result).toEqual(startsWith(monthlyBilledAnnually));
    expect(summarize('cloud', values)?.inputs).toContain('2,000 GB');
  });

  it('is dollars where the sliders are dollars, and level and score of an assessment', () => {
    const values = { employees: 100, revenue: 10_000_000, budget: 400_000 };
    const { level, score } = calculators.maturity.results(values);
    const summary = summarize('maturity', values);
    expect(summary?.inputs).toMatch(/\$10,000,000.*\$400,000/);
    expect(summary?.result).toMatch(new RegExp(`${level}\\b.*\\b${score}`));
  });

  it.each(complexityLevels.map((name, index) => [name, index + 1] as const))(
    'calls a complexity by its name: %s',
    (name, complexity) => {
      expect(summarize('development', { complexity, timeline: 12, features: 8 })?.inputs).toContain(
        `: ${name},`,
      );
    },
  );
});

describe('what an address could not tell apart', () => {
  const [first, second] = landingPages.filter(({ estimator }) => estimator);
  if (!first || !second) throw new Error('expected two pages with an estimator');
  const stops = (pages: unknown[], fault: string) =>
    withReplaced({ '@/content/landing-pages': { landingPages: pages } }, () => {
      const read = () => jest.requireActual('@/content/contact-links');
      expect(read).toThrow(`Broken content\ncontent${fault}`);
    });

  it('is two buttons of one page by the same letters', () => {
    const contact = (label: string) => ({ primary: { kind: 'contact', label } });
    const page = { ...first, hero: contact('Get Started'), closing: contact('Get started') };
    stops(
      [page],
      `${first.path}.ts: closing.primary.label: expected the very words of hero.primary.label, or a button with other letters or digits (found "Get started", and "Get Started" there)`,
    );
  });

  it('is two buttons of one page that ask for other things in the same words', () => {
    const answer = (request: string) => ({ secondary: { kind: 'answer', ask: 'Ask us', request } });
    const page = { ...first, hero: answer('A call'), closing: answer('A visit') };
    stops(
      [page],
      `${first.path}.ts: closing.secondary.request: expected the very words of hero.secondary.request, or a button with other letters or digits (found "A visit", and "A call" there)`,
    );
  });

  it('is an estimator on two pages', () => {
    const { estimator } = first;
    stops(
      [first, { ...second, estimator }],
      `${second.path}.ts: estimator.id: expected one that no other page has (found "${estimator?.id}")`,
    );
  });
});
