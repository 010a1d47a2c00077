import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each attorney, paralegal or staff member, and thousand documents. */
const RATES = { attorneys: 200, staff: 75, documents: 10 };
const HOURS_A_MONTH = 20;
const HOURLY_RATE = 150;
const RECOVERED_SHARE = 0.15;

/**
 * Legal: monthly = attorneys x 200 + paralegals x 75 + ceiling(documents/1000) x 10; annual = monthly x 12;
 * savings = attorneys x 20 x 150 x 12 x 0.15; net = savings minus annual, below 0 when the fee is higher. Documents
 * a month; parts and monthly in dollars a month, annual, savings and net in dollars a year.
 */
export const legal = estimatorModel({
  id: 'legal',
  inputs: {
    attorneys: { min: 1, max: 50, step: 1, default: 5 },
    staff: { min: 0, max: 100, step: 1, default: 10 },
    documents: { min: 1_000, max: 100_000, step: 1_000, default: 10_000 },
  },
  words: ['remark', 'even'],
  estimate(values) {
    const thousands = Math.ceil(values.documents / 1_000);
    const cost = monthlyCost({ ...values, documents: thousands }, RATES);
    const annual = cost.monthly * 12;
    const savings = values.attorneys * HOURS_A_MONTH * HOURLY_RATE * 12 * RECOVERED_SHARE;
    return { ...cost, annual, savings, net: savings - annual };
  },
  headline: () => 'monthly',
});
