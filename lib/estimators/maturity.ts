import { estimatorModel } from './model';

const EMPLOYEES_FOR_FULL_MARKS = 200;
const EMPLOYEE_MARKS = 20;
const BUDGET_SHARE_FOR_FULL_MARKS = 8;
const BUDGET_MARKS = 30;
const BASE_MARKS = 50;
const MARKS_PER_LEVEL = 20;
const HIGHEST_LEVEL = 5;

/** The stated industry average, in percent of revenue. */
export const INDUSTRY_SHARE: readonly [number, number] = [6, 8];

/** Bands of the score, each with recommendations of its own. */
export type ScoreBand = 'under40' | 'from40' | 'from60' | 'from80';

/** The band of a score: under 40, 40-59, 60-79, 80 and over. */
export function bandOf(score: number): ScoreBand {
  if (score < 40) return 'under40';
  if (score < 60) return 'from40';
  return score < 80 ? 'from60' : 'from80';
}

/**
 * IT maturity assessment: score = round( min(employees/200, 1) x 20 + min((budget/revenue x 100)/8, 1) x 30 + 50 );
 * level = min(ceiling of raw score / 20, 5). Revenue and budget in dollars a year,
 * budgetShare in percent of revenue. Within the bounds the score is 51 to 100 and the level 3 to 5.
 */
export const maturity = estimatorModel({
  id: 'maturity',
  inputs: {
    employees: { min: 10, max: 1_000, step: 10, default: 150 },
    revenue: { min: 1_000_000, max: 100_000_000, step: 1_000_000, default: 25_000_000 },
    budget: { min: 50_000, max: 5_000_000, step: 25_000, default: 500_000 },
  },
  words: ['industryAverage', 'industryShare', 'recommendations'],
  estimate({ employees, revenue, budget }) {
    const budgetShare = (budget / revenue) * 100;
    const rawScore =
      Math.min(employees / EMPLOYEES_FOR_FULL_MARKS, 1) * EMPLOYEE_MARKS +
      Math.min(budgetShare / BUDGET_SHARE_FOR_FULL_MARKS, 1) * BUDGET_MARKS +
      BASE_MARKS;
    return {
      score: Math.round(rawScore),
      level: Math.min(Math.ceil(rawScore / MARKS_PER_LEVEL), HIGHEST_LEVEL),
      budgetShare,
    };
  },
  headline: () => 'level',
});
