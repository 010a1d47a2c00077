import { estimatorSchema, type EstimatorCopy } from '@/content/schema/estimator';
import { parseContent } from '@/content/schema/parse';
import { financial } from '@/lib/estimators/financial';

/** What a plan costs beside the unit rates, for whoever weighs the two. */
export const financialPlan =
  'Regional, for up to 15 branches and 250 staff, is $9,999 a month plus $15,000 once.';

/** The words of the financial calculator, for its page and for the workbook that one can keep. */
export const financialEstimator = {
  id: 'financial',
  title: 'Test the business case yourself',
  lead: `Enter your monthly transactions, staff logins and branches. Weigh the plan as well: ${financialPlan}`,
  inputs: {
    transactions: {
      label: 'Transactions a month',
      format: { unit: { one: 'transaction a month', other: 'transactions a month' } },
    },
    users: {
      label: 'Staff with a login',
      format: { unit: { one: 'login', other: 'logins' } },
    },
    branches: { label: 'Branches', format: { unit: { one: 'branch', other: 'branches' } } },
  },
  results: {
    monthly: 'per month at unit rates',
    annual: 'A year at unit rates',
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
    'Each month: $0.001 a transaction, $25 a login, $500 a branch. Savings assumed: $0.0005 in processing and $0.00002 in fraud a transaction, $50 of staff time a login. ROI here is savings over cost, to one decimal: below 100% the service costs more.',
  handover: 'Send us this estimate',
} as const satisfies EstimatorCopy<typeof financial>;

// Here, whose file a message has to name: the page that shows it checks it as its own.
parseContent(
  'content/shared/financial-estimator.ts',
  estimatorSchema(financial),
  financialEstimator,
);
