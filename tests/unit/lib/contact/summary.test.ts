/** @jest-environment node */
import { summarizeEstimate, type SummaryCopy } from '@/lib/contact/summary';
import { cloud } from '@/lib/estimators/cloud';
import { estimateLink, keptLink } from '@/lib/estimators/estimate-link';
import { maturity } from '@/lib/estimators/maturity';
import { defaultsOf, type EstimatorModel, type Values } from '@/lib/estimators/model';
import { formatDollars } from '@/lib/format/numbers';
import { specifiedCalculator } from '../../../support/specified';

const copies: Record<string, SummaryCopy & { path: string }> = {
  cloud: {
    path: '/clouds',
    inputs: {
      users: { label: 'People', format: { unit: { one: 'person', other: 'people' } } },
      storage: { label: 'Store', format: { unit: { one: 'gigabyte', other: 'x' }, suffix: 'GB' } },
      bandwidth: { label: 'Level', format: { levels: [] } },
    },
    results: {
      ...{ users: 'People', storage: 'Store', bandwidth: 'Level', savings: 'Saved' },
      ...{ discount: 'Off', onPremises: 'Own' },
      monthly: 'a month',
      monthlyBilledAnnually: 'a month, by the year',
    },
  },
  maturity: {
    path: '/advice',
    inputs: { budget: { label: 'Budget', format: 'dollars' } },
    results: {
      score: { label: 'Score', format: 'number' },
      budgetShare: { label: 'Share', format: { percent: 1 } },
      level: { label: 'Level', format: { levels: ['I', 'II', 'III', 'IV', 'V'] } },
    },
    summary: '{level} at {score}, {nothing}',
  },
};
const summarize = (model: EstimatorModel, values: Values, billing?: string) =>
  summarizeEstimate(
    new URL(estimateLink(model, values, billing), 'https://a.example').searchParams,
    copies,
  );
const values = { users: 40, storage: 2_000, bandwidth: 550 };
const results = specifiedCalculator('cloud').results(values);

it('puts sliders and headline into the words of the page', () => {
  expect(summarize(cloud, values)).toEqual({
    id: 'cloud',
    inputs: 'People: 40, Store: 2,000 GB, Level: 550',
    result: `${formatDollars(results.monthly ?? 0)} a month`,
    link: keptLink('/clouds', cloud, values),
  });
});

it('names the figure of the way to pay that was chosen', () => {
  expect(summarize(cloud, values, 'annual')).toMatchObject({
    result: `${formatDollars(results.monthlyBilledAnnually ?? 0)} a month, by the year`,
    link: keptLink('/clouds', cloud, values, 'annual'),
  });
});

it('follows the words for a result that is more than a figure, and leaves out what it does not know', () => {
  const assessed = { employees: 100, revenue: 10_000_000, budget: 400_000 };
  expect(summarize(maturity, assessed)).toEqual({
    id: 'maturity',
    inputs: 'Budget: $400,000',
    result: 'IV at 75, ',
    link: keptLink('/advice', maturity, assessed),
  });
});

it('is silent where an address is impossible or has no words', () => {
  const query = new URLSearchParams('estimate=cloud&users=4&storage=1000&bandwidth=500');
  expect(summarizeEstimate(query, copies)).toBeUndefined();
  const possible = new URL(estimateLink(cloud, defaultsOf(cloud.inputs)), 'https://a.example');
  expect(summarizeEstimate(possible.searchParams, {})).toBeUndefined();
});
