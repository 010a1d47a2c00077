/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { articles } from '@/content/articles';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { cybersecurity } from '@/content/services/cybersecurity';
import { itConsulting } from '@/content/services/it-consulting';
import { managedIt } from '@/content/services/managed-it';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { development } from '@/lib/estimators/development';
import { maturity } from '@/lib/estimators/maturity';
import { formatDollars } from '@/lib/format/numbers';
import { proseOf } from '@/lib/markdown/text';
import { timeline } from '@/lib/timeline';
import {
  assessmentAreas,
  complexityLevels,
  consultingTerms,
  counts,
  cybersecurityCards,
  cybersecurityPlans,
  cybersecuritySaving,
  landingPages,
  migrationArticle,
  servicePricing,
} from '../../specification';
import { inWords, wordsOf } from '../../support/content';

const services = [
  managedIt,
  cybersecurity,
  cloudServices,
  networkInfrastructure,
  itConsulting,
  appWebDev,
];
const withTabs = [cloudServices, networkInfrastructure, itConsulting, appWebDev];
const bySlug = <Page extends { slug: string }>(pages: readonly Page[]) =>
  pages.map((page) => [page.slug, page] as const);

it.each(bySlug(services))('%s begins and ends with a way to the contact page', (_slug, page) => {
  expect([page.hero.primary.kind, page.closing.primary.kind]).toEqual(['contact', 'contact']);
});

it.each(bySlug([cybersecurity, ...withTabs]))(
  '%s shows the specified figures',
  (slug, { stats }) => {
    const figures = stats.map(({ value, suffix }) => `${value}${suffix}`);
    expect(figures).toHaveLength(counts.stats);
    expect(figures).toEqual(landingPages[slug]?.stats);
  },
);

it.each(bySlug(withTabs))('%s has its tabs in the specified order', (slug, { tabs }) => {
  expect(tabs.items.map(({ id }) => id)).toEqual(landingPages[slug]?.tabs);
});

it.each(bySlug(withTabs))('%s asks the specified prices', (slug, { pricing }) => {
  const { prefix, options } = pricing;
  expect(options.map(({ id, label, ...option }) => ({ way: label, prefix, ...option }))).toEqual(
    servicePricing[slug]?.map(({ unit = '', ...option }) => ({
      ...option,
      unit: expect.stringContaining(unit),
    })),
  );
});

it.each(bySlug([cybersecurity, ...withTabs]))('%s answers six questions', (_slug, { faqs }) => {
  expect(faqs.items).toHaveLength(counts.faqs);
});

it.each(bySlug(withTabs))('%s recommends three readings', (_slug, { resources }) => {
  expect(resources.items).toHaveLength(counts.resourceCards);
});

it('asks the specified prices for security, and highlights one plan', () => {
  const plans = cybersecurity.plans.items.map(({ id, name, price, highlighted, idealFor }) => ({
    plan: { id, name, ...price, highlighted: highlighted ?? false },
    idealFor,
  }));
  expect(plans).toHaveLength(cybersecurityPlans.length);
  cybersecurityPlans.forEach(({ perMonthBilledAnnually, idealFor, ...plan }, index) => {
    expect(plans[index]?.plan).toEqual(plan);
    expect(plans[index]?.idealFor).toContain(idealFor);
  });
  expect(cybersecurity.plans.saving).toBe(cybersecuritySaving);
});

it('has the four specified services of security', () => {
  expect(cybersecurity.cards.items.map(({ title }) => title)).toEqual(cybersecurityCards);
});

it('says what each consulting engagement costs and how long it takes', () => {
  const terms = itConsulting.tabs.items.map((tab) => [tab.id, tab.terms]);
  expect(Object.fromEntries(terms)).toEqual(consultingTerms);
});

it('weighs the areas of the assessment as specified', () => {
  expect(itConsulting.areas.items.map(({ category, weight }) => ({ category, weight }))).toEqual(
    assessmentAreas,
  );
});

it('has five levels of maturity, and recommendations for every band of the score', () => {
  expect(itConsulting.framework.levels).toHaveLength(counts.maturityLevels);
  for (const band of Object.values(itConsulting.recommendations)) {
    expect(band).toHaveLength(counts.recommendationsPerBand);
  }
});

it('names the levels of complexity as specified', () => {
  expect(appWebDev.estimator.inputs.complexity.format).toEqual({ levels: complexityLevels });
});

it('shows as many of everything as specified', () => {
  expect({
    certificationBadges: cloudServices.certifications.items.length,
    vendorCategories: networkInfrastructure.vendors.items.length,
    technologyGroups: appWebDev.technologies.items.length,
    qualityPractices: appWebDev.practices.items.length,
    assessmentAreas: itConsulting.areas.items.length,
    includedServices: managedIt.included.items.length,
  }).toEqual({
    certificationBadges: counts.certificationBadges,
    vendorCategories: counts.vendorCategories,
    technologyGroups: counts.technologyGroups,
    qualityPractices: counts.qualityPractices,
    assessmentAreas: counts.assessmentAreas,
    includedServices: counts.includedServices,
  });
  for (const { names } of networkInfrastructure.vendors.items) {
    expect(names).toHaveLength(counts.vendorsPerCategory);
  }
  for (const { steps } of [cloudServices, networkInfrastructure, appWebDev]) {
    expect(steps.items).toHaveLength(counts.steps);
  }
});

it('quotes the migration article as it is', () => {
  const article = articles.find(({ id }) => id === migrationArticle);
  const text = proseOf(article?.blocks ?? []);
  const quoted = cloudServices.figures ?? [];
  expect(quoted).toHaveLength(5);
  for (const { figure } of quoted) expect(text).toContain(figure);
});

it('asks ten months for a year of security', () => {
  expect(wordsOf(cybersecurity.faqs)).toContain('twelve months for the price of ten');
  for (const { price } of cybersecurity.plans.items) expect(price.annual).toBe(10 * price.monthly);
});

it('counts what it names', () => {
  const { framework, areas, estimator } = itConsulting;
  const checks = areas.items.flatMap((area) => area.areas).length;
  expect(areas.lead).toContain(`${checks === 20 ? 'Twenty' : checks} checks`);
  expect(areas.lead).toContain(`in ${inWords(areas.items.length)} areas`);
  expect(framework.lead).toContain('third level');
  expect(managedIt.included.title.toLowerCase()).toContain(
    `${inWords(managedIt.included.items.length)} services`,
  );
  expect(managedIt.included.lead).toContain(
    `which of the ${inWords(managedIt.included.items.length)}`,
  );
  expect(cybersecurity.cards.title.toLowerCase()).toContain(
    `${inWords(cybersecurity.cards.items.length)} services`,
  );
  expect(cloudServices.certifications.lead.toLowerCase()).toContain(
    `${inWords(cloudServices.certifications.items.length)} certifications`,
  );
  expect(appWebDev.practices.title.toLowerCase()).toContain(
    `${inWords(appWebDev.practices.items.length)} practices`,
  );
  for (const { resources } of withTabs) {
    const articles = resources.items.filter((item) => 'article' in item).length;
    expect(resources.lead.toLowerCase()).toContain(`${inWords(articles)} articles`);
    expect(/worksheet/.test(resources.lead)).toBe(articles < resources.items.length);
  }
  expect(Object.keys(estimator.inputs)).toHaveLength(3);
  expect(estimator.title).toContain('three numbers');
});

it('describes the estimator as it opens', () => {
  const { complexity, timeline, features } = development.inputs;
  expect(complexityLevels[complexity.default - 1]).toBe('Medium');
  expect(appWebDev.steps.title.toLowerCase()).toContain(`${inWords(timeline.default)} weeks`);
  expect(appWebDev.steps.lead).toContain(`${inWords(features.default)} features`);
  const [question] = appWebDev.faqs.items;
  expect(question?.answer).toContain(
    `${inWords(timeline.min)} weeks and ${inWords(features.min)} basic features`,
  );
});

it('begins, in the guide to software too, where the estimator does', () => {
  const { complexity, timeline, features } = development.inputs;
  const least = { complexity: complexity.min, timeline: timeline.min, features: features.min };
  expect(readFileSync('content/guides/software-scope.md', 'utf8')).toContain(
    `our own calculator begins higher, at ${formatDollars(development.estimate(least).total)}.`,
  );
});

it('takes as many weeks as a title and an answer say', () => {
  const counts = Array.from({ length: 13 }, (_, count) => inWords(count)).join('|');
  const weeksIn = (text: string, before = '') =>
    Array.from(
      text.matchAll(new RegExp(`\\b${before}(${counts}|\\d+) weeks\\b`, 'gi')),
      ([, number = '']) => number.toLowerCase(),
    );
  const wrong = services.flatMap((page) => {
    if (!('steps' in page) || weeksIn(page.steps.title).length === 0) return [];
    // What follows the last week of the calendar, such as three months of care, is counted on its own.
    const dated = timeline(page.steps.items).filter(({ duration }) => duration.startsWith('Week'));
    const last = Math.max(...dated.map(({ from, most }) => from + most));
    const said = [
      ['steps.title', ...weeksIn(page.steps.title)],
      ...page.faqs.items.map(({ answer }, index) => [
        `faqs.items[${index}].answer`,
        ...weeksIn(answer, 'about '),
      ]),
    ];
    return said.flatMap(([field, ...numbers]) =>
      numbers
        .filter((number) => number !== inWords(last) && number !== String(last))
        .map(
          (number) =>
            `content${page.path}.ts: ${field}: expected ${inWords(last)} weeks, as its steps take (found "${number} weeks")`,
        ),
    );
  });
  expect(wrong).toEqual([]);
  expect(weeksIn('Eight weeks, a two-week pause, in weeks; about 9 weeks')).toEqual(['eight', '9']);
});

it('begins the framework’s sliders at the third level, wherever they stand', () => {
  const { employees, revenue, budget } = maturity.inputs;
  const least = { employees: employees.min, revenue: revenue.max, budget: budget.min };
  expect(maturity.estimate(least).level).toBe(3);
});
