import type { EstimatorModel } from './model';

const PER_PROVIDER = 150;
const PER_PATIENT = 0.05;
const PER_LOCATION = 500;
const BREACH_COST_PER_PROVIDER = 2_500;

export interface HealthcareEstimate {
  /** Dollars a month for each part, and in all. */
  providers: number;
  patients: number;
  locations: number;
  monthly: number;
  /** Dollars a year. */
  annual: number;
  /** Dollars: the assumed cost of a breach, and what is saved against it, never below 0. */
  breachCost: number;
  savings: number;
}

/**
 * Healthcare (9.5): monthly = providers x 150 + patients x 0.05 + locations x 500; annual = monthly x 12;
 * savings = providers x 2500 minus annual, floored at 0 (savings versus the cost of a breach).
 */
export const healthcare: EstimatorModel<
  'providers' | 'patients' | 'locations',
  HealthcareEstimate
> = {
  inputs: {
    providers: { min: 1, max: 100, step: 1, default: 10 },
    patients: { min: 100, max: 10_000, step: 100, default: 1_000 },
    locations: { min: 1, max: 20, step: 1, default: 1 },
  },
  estimate(values) {
    const providers = values.providers * PER_PROVIDER;
    const patients = values.patients * PER_PATIENT;
    const locations = values.locations * PER_LOCATION;
    const monthly = providers + patients + locations;
    const annual = monthly * 12;
    const breachCost = values.providers * BREACH_COST_PER_PROVIDER;
    return {
      providers,
      patients,
      locations,
      monthly,
      annual,
      breachCost,
      savings: Math.max(0, breachCost - annual),
    };
  },
};
