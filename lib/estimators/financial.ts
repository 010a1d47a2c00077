import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each transaction, user and branch. */
const RATES = { transactions: 0.001, users: 25, branches: 500 };
const PROCESSING_SAVED_PER_TRANSACTION = 0.0005;
const FRAUD_SAVED_PER_TRANSACTION = 0.00002;
const SAVED_PER_USER = 50;

/**
 * Financial: monthly = transactions x 0.001 + users x 25 + branches x 500; annual = monthly x 12;
 * savings per year = 12 x (transactions x 0.0005 + transactions x 0.00002 + users x 50);
 * net = savings minus annual; ROI percent = annual savings / annual cost x 100. Transactions a month;
 * parts and monthly in dollars a month, annual, savings and net in dollars a year.
 */
export const financial = estimatorModel({
  id: 'financial',
  inputs: {
    transactions: { min: 10_000, max: 1_000_000, step: 10_000, default: 50_000 },
    users: { min: 10, max: 1_000, step: 10, default: 100 },
    branches: { min: 1, max: 50, step: 1, default: 5 },
  },
  words: ['remark', 'even'],
  estimate(values) {
    const cost = monthlyCost(values, RATES);
    const annual = cost.monthly * 12;
    const savings =
      12 *
      (values.transactions * PROCESSING_SAVED_PER_TRANSACTION +
        values.transactions * FRAUD_SAVED_PER_TRANSACTION +
        values.users * SAVED_PER_USER);
    return { ...cost, annual, savings, net: savings - annual, roi: (savings / annual) * 100 };
  },
  headline: () => 'monthly',
});
