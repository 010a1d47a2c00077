import { estimatorModel } from './model';

const HOURS_PER_WEEK = 40;
const PER_COMPLEXITY = 0.3;
const PER_FEATURE = 0.15;
/** Dollars an hour: the page's own price by the hour. */
export const HOURLY_RATE = 150;
const WEEKS_PER_MONTH = 4;

/**
 * Development scope calculator: hours = weeks x 40 x (1 + complexity x 0.3 + features x 0.15);
 * total = hours x 150; monthly = total / (weeks / 4). Timeline in weeks, complexity 1 to 5;
 * base, complexity and features are the parts of the hours; total and monthly in dollars.
 */
export const development = estimatorModel({
  id: 'development',
  inputs: {
    complexity: { min: 1, max: 5, step: 1, default: 3 },
    timeline: { min: 4, max: 52, step: 2, default: 12 },
    features: { min: 3, max: 20, step: 1, default: 8 },
  },
  words: ['remark'],
  estimate(values) {
    const base = values.timeline * HOURS_PER_WEEK;
    const hours = base * (1 + values.complexity * PER_COMPLEXITY + values.features * PER_FEATURE);
    const total = hours * HOURLY_RATE;
    return {
      hours,
      base,
      complexity: base * values.complexity * PER_COMPLEXITY,
      features: base * values.features * PER_FEATURE,
      total,
      monthly: total / (values.timeline / WEEKS_PER_MONTH),
    };
  },
  headline: () => 'total',
});
