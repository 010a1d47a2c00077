import type { EstimatorModel } from './model';

const PER_USER = 25;
const PER_GB_STORED = 0.05;
const PER_GB_MOVED = 0.1;
const ON_PREMISES_PER_USER = 150;
const ANNUAL_FACTOR = 0.8;

export interface CloudEstimate {
  /** Dollars a month for each part. */
  users: number;
  storage: number;
  bandwidth: number;
  /** Dollars a month, billed monthly. */
  monthly: number;
  /** Dollars a year, billed annually. */
  annual: number;
  /** Dollars a month, billed annually. */
  monthlyBilledAnnually: number;
  /** Dollars a month against an on-premises server; below 0 when the cloud costs more. */
  savings: number;
}

/**
 * Cloud cost calculator (9.1): users x 25 + storage x 0.05 + bandwidth x 0.1. Annual view: monthly x 12 x 0.8,
 * shown per month. Savings = users x 150 minus monthly cost. Storage in GB, bandwidth in GB a month.
 */
export const cloud: EstimatorModel<'users' | 'storage' | 'bandwidth', CloudEstimate> = {
  inputs: {
    users: { min: 5, max: 200, step: 1, default: 25 },
    storage: { min: 100, max: 10_000, step: 100, default: 1_000 },
    bandwidth: { min: 50, max: 5_000, step: 50, default: 500 },
  },
  estimate(values) {
    const users = values.users * PER_USER;
    const storage = values.storage * PER_GB_STORED;
    const bandwidth = values.bandwidth * PER_GB_MOVED;
    const monthly = users + storage + bandwidth;
    const annual = monthly * 12 * ANNUAL_FACTOR;
    return {
      users,
      storage,
      bandwidth,
      monthly,
      annual,
      monthlyBilledAnnually: annual / 12,
      savings: values.users * ON_PREMISES_PER_USER - monthly,
    };
  },
};
