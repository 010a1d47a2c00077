import { estimatorModel } from './model';

const PER_TRANSACTION = 0.001;
const PER_USER = 25;
const PER_BRANCH = 500;
const PROCESSING_SAVED_PER_TRANSACTION = 0.0005;
const FRAUD_SAVED_PER_TRANSACTION = 0.00002;
const SAVED_PER_USER = 50;

/**
 * Financial: monthly = transactions x 0.001 + users x 25 + branches x 500; annual = monthly x 12;
 * savings per year = 12 x (transactions x 0.0005 + transactions x 0.00002 + users x 50);
 * ROI percent = annual savings / annual cost x 100. Transactions a month;
 * parts and monthly in dollars a month, annual and savings in dollars a year.
 */
export const financial = estimatorModel({
  id: 'financial',
  inputs: {
    transactions: { min: 10_000, max: 1_000_000, step: 10_000, default: 50_000 },
    users: { min: 10, max: 1_000, step: 10, default: 100 },
    branches: { min: 1, max: 50, step: 1, default: 5 },
  },
  words: ['remark'],
  estimate(values) {
    const transactions = values.transactions * PER_TRANSACTION;
    const users = values.users * PER_USER;
    const branches = values.branches * PER_BRANCH;
    const monthly = transactions + users + branches;
    const annual = monthly * 12;
    const savings =
      12 *
      (values.transactions * PROCESSING_SAVED_PER_TRANSACTION +
        values.transactions * FRAUD_SAVED_PER_TRANSACTION +
        values.users * SAVED_PER_USER);
    return {
      transactions,
      users,
      branches,
      monthly,
      annual,
      savings,
      roi: (savings / annual) * 100,
    };
  },
  headline: () => 'monthly',
});
