/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { architecture } from '@/content/industries/architecture';
import { healthcare } from '@/content/industries/healthcare';
import { manufacturing } from '@/content/industries/manufacturing';
import { nonProfit } from '@/content/industries/non-profit';
import { manufacturing as model } from '@/lib/estimators/manufacturing';
import { formatDollars } from '@/lib/format/numbers';
import {
  checklistWords,
  counts,
  healthcareItemCounts,
  industryPlans,
  landingPages,
  nonProfitTabLabels,
  partnerKinds,
} from '../../specification';
import { actionsOf, industries, says, wordsOf } from '../../support/content';

const bySlug = industries.map((page) => [page.slug, page] as const);
const industry = (slug: string) => {
  const page = industries.find((each) => each.slug === slug);
  if (!page) throw new Error(`no industry called ${slug}`);
  return page;
};

describe.each(bySlug)('%s', (slug, page) => {
  const fixed = landingPages[slug];

  it('has the specified buttons, and those to the contact page lead there', () => {
    const { contactButtons = [], otherButtons = [] } = fixed ?? {};
    const actions = actionsOf(page);
    const labels = [...actions.map(({ label }) => label), wordsOf(page.estimator)].join(' | ');
    for (const label of [...contactButtons, ...otherButtons]) expect(labels).toContain(label);
    for (const { kind, label } of actions) {
      if (contactButtons.includes(label)) expect(kind).toBe('contact');
    }
    expect([page.hero.primary.kind, page.closing.primary.kind]).toEqual(['contact', 'contact']);
  });

  it('shows four figures, those that are specified in their order', () => {
    const figures = page.stats.map(({ number }) => number);
    expect(figures).toHaveLength(counts.stats);
    expect(figures).toEqual(fixed?.stats ?? figures);
  });

  it('has its tabs in the specified order, each with features and benefits', () => {
    expect(page.tabs.items.map(({ id }) => id)).toEqual(fixed?.tabs);
    for (const { features, benefits } of page.tabs.items) {
      expect([features.length, benefits.length]).toEqual([counts.tabFeatures, counts.tabBenefits]);
    }
  });

  it('has three plans at the specified prices', () => {
    const plans = industryPlans[slug] ?? [];
    expect(page.plans.items).toHaveLength(counts.plans);
    plans.forEach(({ id, name, price, highlighted, states = [] }, index) => {
      const plan = page.plans.items[index];
      expect(plan?.name).toBe(name);
      expect(plan?.price).toEqual(price === 'Custom' ? { monthly: price, setup: price } : price);
      expect(plan?.highlighted).toBe(highlighted);
      expect(plan?.id).toBe(id ?? plan?.id);
      const words = wordsOf(plan).toLowerCase();
      expect(states.filter((claim) => !says(words, claim.toLowerCase()))).toEqual([]);
    });
  });

  it('has twelve partners and answers six questions', () => {
    expect(page.partners.items).toHaveLength(counts.partners);
    expect(page.faqs.items).toHaveLength(counts.faqs);
  });

  it('has every category of its checklist done, and its own words for it', () => {
    expect(page.checklist.items.length).toBeGreaterThan(0);
    expect(page.checklist.items.filter(({ completed }) => !completed)).toEqual([]);
    const { done, open } = page.checklist;
    const words = Object.entries(checklistWords).find(([name]) => name === slug)?.[1];
    expect({ done, open }).toEqual(words ?? checklistWords.default);
  });
});

it('healthcare checks as many items as specified', () => {
  expect(industry('healthcare').checklist.items.map(({ itemCount }) => itemCount)).toEqual(
    healthcareItemCounts,
  );
});

it('healthcare says of every category what its items cover', () => {
  const silent = healthcare.checklist.items.filter(({ covers }) => !covers);
  expect(silent).toEqual([]);
});

it('labels the tabs of non-profits as specified', () => {
  expect(industry('non-profit').tabs.items.map(({ label }) => label)).toEqual(nonProfitTabLabels);
});

it('notes discounts and pro bono work beside the plans of non-profits', () => {
  expect(nonProfit.plans.note).toMatch(/discounts.*pro bono/i);
});

it('has a word on grants on the page of non-profits, where they are promised', () => {
  expect(nonProfit.plans.note).toMatch(/grants/);
  expect(wordsOf(nonProfit.support)).toMatch(/grants.*discount.*pro bono/is);
});

it.each(Object.entries(partnerKinds))('%s supports tools of the specified kinds', (slug, kinds) => {
  const types = industry(slug).partners.items.map(({ type }) => type);
  const found = kinds.map(([kind]) => types.filter((type) => kind.test(type)).length);
  expect(found).toEqual(kinds.map(([, number]) => number));
});

describe('what a page and its guide say of one example', () => {
  const guide = (id: string) => readFileSync(`content/guides/${id}.md`, 'utf8');

  it('five presses with 25 sensors: what they save, and what our rates come to', () => {
    const text = guide('industry-4-0');
    expect(text).toContain('25 sensors and two gateways to five presses');
    expect(text).toMatch(/\| \*\*Saved\*\* +\| all three +\| +\*\*\$22,120\*\* \|/);
    const { monthly, savings } = model.estimate({ sensors: 25, machines: 5, facilities: 1 });
    const words = wordsOf(manufacturing);
    expect(words).toContain(
      `save ${formatDollars(Math.round(22_120 / 12))} a month; here they cost ${formatDollars(monthly)} and are credited with ${formatDollars(savings)}`,
    );
    expect(text).toContain(
      `at the rates on our page this pilot is ${formatDollars(monthly * 12)} a year`,
    );
  });

  it('a designer’s minutes: half of those of a day, five days a week', () => {
    expect(guide('cad-bim')).toContain('14 minutes, a designer a day.');
    expect(wordsOf(architecture)).toContain(`about ${(14 / 2) * 5} minutes a week`);
  });
});
