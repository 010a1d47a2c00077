import { MONTHLY_OR_ANNUAL } from '@/lib/pricing';
import { billed, billedHeadline } from './billed';
import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each location, user and Mbps. */
const RATES = { locations: 2_500, users: 15, bandwidth: 2 };
const ANNUAL_FACTOR = 0.85;
const TRADITIONAL_PER_LOCATION = 5_000;
const TRADITIONAL_PER_USER = 25;
/** What the metric bars measure against. */
const MBPS_PER_USER = 5;
const PORTS_PER_LOCATION = 150;

const annually = (monthly: number) => monthly * ANNUAL_FACTOR;
const cappedPercent = (part: number, whole: number) => Math.min(100, (part / whole) * 100);

/**
 * Network calculator: monthly = locations x 2500 + users x 15 + bandwidth x 2. Annual view per month = monthly x
 * 0.85; the discount is what that takes off. Traditional cost = locations x 5000 + users x 25. Savings = traditional
 * minus the price of the way to pay, may be below 0.
 * Bandwidth in Mbps; dollars a month; the metric bars (saved share, link use, port use) in percent, capped at 100.
 * The saved share is below 0 when the savings are.
 */
export const network = estimatorModel({
  id: 'network',
  inputs: {
    locations: { min: 1, max: 20, step: 1, default: 3 },
    users: { min: 10, max: 1_000, step: 10, default: 100 },
    bandwidth: { min: 100, max: 10_000, step: 100, default: 500 },
  },
  billing: MONTHLY_OR_ANNUAL,
  words: ['cost', 'remark', 'lineFull', 'portsFull'],
  estimate(values, billing) {
    const { cost, price } = billed(monthlyCost(values, RATES), annually, billing);
    const traditional =
      values.locations * TRADITIONAL_PER_LOCATION + values.users * TRADITIONAL_PER_USER;
    const savings = traditional - price;
    return {
      ...cost,
      traditional,
      savings,
      savedShare: cappedPercent(savings, traditional),
      linkUse: cappedPercent(values.users * MBPS_PER_USER, values.bandwidth),
      portUse: cappedPercent(values.users / values.locations, PORTS_PER_LOCATION),
    };
  },
  headline: billedHeadline,
});
