import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each provider, patient and location. */
const RATES = { providers: 150, patients: 0.05, locations: 500 };
const BREACH_COST_PER_PROVIDER = 2_500;

/**
 * Healthcare: monthly = providers x 150 + patients x 0.05 + locations x 500; annual = monthly x 12;
 * savings = providers x 2500 minus annual, floored at 0 (savings versus the cost of a breach).
 * Parts and monthly in dollars a month; annual, breachCost and savings in dollars a year.
 */
export const healthcare = estimatorModel({
  id: 'healthcare',
  inputs: {
    providers: { min: 1, max: 100, step: 1, default: 10 },
    patients: { min: 100, max: 10_000, step: 100, default: 1_000 },
    locations: { min: 1, max: 20, step: 1, default: 1 },
  },
  words: ['remark'],
  estimate(values) {
    const cost = monthlyCost(values, RATES);
    const annual = cost.monthly * 12;
    const breachCost = values.providers * BREACH_COST_PER_PROVIDER;
    return { ...cost, annual, breachCost, savings: Math.max(0, breachCost - annual) };
  },
  headline: () => 'monthly',
});
