import { company } from '@/content/company';
import { brokenContent } from '@/content/schema/parse';
import { financialEstimator, financialPlan } from '@/content/shared/financial-estimator';
import { savedName } from '@/lib/format/file-name';
import { absoluteUrl } from '@/lib/seo/urls';
import { financialWorkbook, type FinancialBookWords } from '@/lib/workbook/financial-roi';

const { inputs, results, remark, even, method } = financialEstimator;

/** What its sheets say. */
export const financialBookWords: FinancialBookWords = {
  title: 'ROI calculator for financial services IT',
  lead: 'Change the three amber cells. The sums follow, at unit rates. The second sheet says what they assume, and what a plan costs.',
  sheets: { calculator: 'ROI calculator', assumptions: 'Assumptions' },
  headings: {
    inputs: ['Your numbers', 'Value', '', '', 'Accepted'],
    costs: ['Cost', 'A month', 'A year', '', 'Worked out as'],
    savings: ['Savings, estimated', 'A month', 'A year', '', 'Worked out as'],
    result: ['Result', '', 'A year', '', ''],
    shares: ['If only this much is saved', 'Savings, a year', 'Less cost, a year', 'ROI', ''],
    assumptions: ['Assumption', 'The page’s', 'Yours', 'Used', 'Counted in'],
  },
  inputs: {
    transactions: inputs.transactions.label,
    users: inputs.users.label,
    branches: inputs.branches.label,
  },
  accepted: '{least} to {most}, in steps of {step}',
  refused: 'The page does not accept this',
  missing: 'A number is missing above, or is less than zero.',
  ignored: 'Yours is not zero or more: the page’s is used',
  costs: {
    transactions: { label: 'Transactions', how: 'Transactions × cost of one' },
    users: { label: 'Staff logins', how: 'Staff with a login × cost of one' },
    branches: { label: 'Branches', how: 'Branches × cost of one' },
  },
  cost: 'Cost, together',
  savings: {
    processing: { label: 'Processing', how: 'Transactions × processing saved on one' },
    fraud: { label: 'Fraud', how: 'Transactions × fraud avoided on one' },
    user: { label: 'Staff', how: 'Staff with a login × saved on one' },
  },
  saved: 'Savings, together',
  net: results.net,
  roi: { label: results.roi.label, how: '100% is break-even' },
  outcomes: {
    loss: { sentence: remark, brief: 'Below break-even' },
    even: { sentence: even, brief: 'Break-even' },
    gain: {
      sentence: 'At this size the estimated savings cover the yearly cost.',
      brief: 'Above break-even',
    },
  },
  covering: { label: 'The cost is covered from', how: 'of the estimated savings' },
  assumed: {
    costs: {
      transactions: { label: 'Cost of a transaction', unit: 'dollars a transaction' },
      users: { label: 'Cost of a login', unit: 'dollars a login, each month' },
      branches: { label: 'Cost of a branch', unit: 'dollars a branch, each month' },
    },
    savings: {
      processing: { label: 'Saved in processing', unit: 'dollars a transaction' },
      fraud: { label: 'Saved by less fraud', unit: 'dollars a transaction' },
      user: { label: 'Saved on a login', unit: 'dollars a login, each month' },
    },
  },
  own: {
    title: 'Your own figure',
    message: 'Zero or more. Leave it empty to use the page’s.',
  },
  share: {
    title: 'Share of the savings',
    message: 'Zero or more, such as 60%. Leave it empty to leave out its line.',
  },
  notes: [
    method,
    `These are unit rates, in Canadian dollars before HST. What you buy is a plan, which can cost more or less: ${financialPlan}`,
    'To test a plan, write 0 for a transaction and a login in the amber column above, and for a branch the plan’s monthly price divided by your branches.',
    'These are planning assumptions, and nobody has measured them in your institution. Where you have a figure of your own, write it in the amber column and the first sheet uses it.',
    'The calculator on the page, with the same sums:',
  ],
  contact: `Questions about these sums? ${company.email}`,
};

/** The financial page's calculator, to keep. */
export const financialRoi = {
  id: 'financial-roi',
  href: '/guides/financial-roi.xlsx',
  fileName: savedName(company.name, 'financial-roi.xlsx'),
  make: () => {
    const facts = { author: company.name, email: company.email };
    try {
      return financialWorkbook(financialBookWords, {
        ...facts,
        page: absoluteUrl('/industries/financial'),
      });
    } catch (error) {
      throw brokenContent(`content/workbooks/financial-roi.ts: ${String(error)}`);
    }
  },
};
