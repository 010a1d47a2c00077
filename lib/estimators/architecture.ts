import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each designer, project and render hour. */
const RATES = { designers: 250, projects: 50, renderHours: 2 };
const HOURS_A_WEEK = 10;
const HOURLY_RATE = 200;
const WEEKS_A_YEAR = 50;

/**
 * Architecture: monthly = designers x 250 + projects x 50 + renderHours x 2; annual = monthly x 12;
 * savings = designers x 10 x 200 x 50; net = savings minus annual, above 0 wherever the sliders stand. Render hours
 * a month; parts and monthly in dollars a month, annual, savings and net in dollars a year.
 */
export const architecture = estimatorModel({
  id: 'architecture',
  inputs: {
    designers: { min: 1, max: 50, step: 1, default: 10 },
    projects: { min: 1, max: 100, step: 1, default: 20 },
    renderHours: { min: 10, max: 1_000, step: 10, default: 100 },
  },
  words: [],
  estimate(values) {
    const cost = monthlyCost(values, RATES);
    const annual = cost.monthly * 12;
    const savings = values.designers * HOURS_A_WEEK * HOURLY_RATE * WEEKS_A_YEAR;
    return { ...cost, annual, savings, net: savings - annual };
  },
  headline: () => 'monthly',
});
