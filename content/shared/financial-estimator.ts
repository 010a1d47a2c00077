import type { EstimatorCopy } from '@/content/schema/estimator';
import type { financial } from '@/lib/estimators/financial';

/** The words of the financial calculator, for its page and for the workbook that one can keep. */
export const financialEstimator = {
  id: 'financial',
  title: 'Test the business case yourself',
  lead: 'Enter your monthly transactions, staff logins and branches. The estimate adds up unit rates, and a plan is a bundle with limits of its own, so their prices differ: rely on the written quote.',
  inputs: {
    transactions: {
      label: 'Transactions a month',
      format: { unit: { one: 'transaction a month', other: 'transactions a month' } },
    },
    users: {
      label: 'Staff with a login',
      format: { unit: { one: 'user', other: 'users' } },
    },
    branches: { label: 'Branches', format: { unit: { one: 'branch', other: 'branches' } } },
  },
  results: {
    monthly: 'per month',
    annual: 'Cost per year',
    transactions: 'Transactions',
    users: 'Staff logins',
    branches: 'Branches',
    savings: 'Estimated savings per year',
    net: 'Savings less cost, per year',
    roi: { label: 'ROI: savings as a share of cost', format: { percent: 1 } },
  },
  remark: 'At this size the estimated savings do not cover the yearly cost.',
  even: 'At this size the estimated savings match the yearly cost, to a tenth of a percent.',
  method:
    'Each month: $0.001 a transaction, $25 a user, $500 a branch. Savings assume $0.0005 plus $0.00002 a transaction and $50 a user. ROI divides savings by cost, rounded to one decimal: 100% is break-even, and below it the service costs more than it saves.',
  handover: 'Take this case further',
} as const satisfies EstimatorCopy<typeof financial>;
