import { MONTHLY_OR_ANNUAL } from '@/lib/pricing';
import { billed, billedHeadline } from './billed';
import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each user, GB stored and GB moved. */
const RATES = { users: 25, storage: 0.05, bandwidth: 0.1 };
const ON_PREMISES_PER_USER = 150;
const ANNUAL_FACTOR = 0.8;

const annually = (monthly: number) => (monthly * 12 * ANNUAL_FACTOR) / 12;

/**
 * Cloud cost calculator: monthly cost = users x 25 + storage x 0.05 + bandwidth x 0.1. Annual view: monthly x
 * 12 x 0.8, shown per month; the discount is what that takes off. Savings = users x 150 (on premises) minus the
 * price of the way to pay, below 0 when the cloud costs more. Storage in GB, bandwidth in GB a month; every result
 * in dollars a month.
 */
export const cloud = estimatorModel({
  id: 'cloud',
  inputs: {
    users: { min: 5, max: 200, step: 1, default: 25 },
    storage: { min: 100, max: 10_000, step: 100, default: 1_000 },
    bandwidth: { min: 50, max: 5_000, step: 50, default: 500 },
  },
  billing: MONTHLY_OR_ANNUAL,
  words: ['cost', 'remark'],
  estimate(values, billing) {
    const { cost, price } = billed(monthlyCost(values, RATES), annually, billing);
    const onPremises = values.users * ON_PREMISES_PER_USER;
    return { ...cost, onPremises, savings: onPremises - price };
  },
  headline: billedHeadline,
});
