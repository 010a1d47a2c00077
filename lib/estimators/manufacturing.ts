import { estimatorModel, monthlyCost } from './model';

/** Dollars a month for each sensor, machine and facility. */
const RATES = { sensors: 50, machines: 500, facilities: 2_000 };
const DOWNTIME_SAVED_PER_MACHINE = 2_000;
const QUALITY_SAVED_PER_SENSOR = 20;
const MAINTENANCE_SAVED_PER_MACHINE = 800;

/**
 * Manufacturing: monthly = sensors x 50 + machines x 500 + facilities x 2000;
 * monthly savings = machines x 2000 + sensors x 20 + machines x 800; net = savings minus monthly; ROI percent = net / monthly
 * x 100. Both are below 0 when it does not pay. Dollars a month.
 */
export const manufacturing = estimatorModel({
  id: 'manufacturing',
  inputs: {
    sensors: { min: 10, max: 1_000, step: 10, default: 100 },
    machines: { min: 1, max: 100, step: 1, default: 20 },
    facilities: { min: 1, max: 10, step: 1, default: 1 },
  },
  words: ['cost', 'remark', 'even'],
  estimate(values) {
    const cost = monthlyCost(values, RATES);
    const savings =
      values.machines * DOWNTIME_SAVED_PER_MACHINE +
      values.sensors * QUALITY_SAVED_PER_SENSOR +
      values.machines * MAINTENANCE_SAVED_PER_MACHINE;
    const net = savings - cost.monthly;
    return { ...cost, savings, net, roi: (net / cost.monthly) * 100 };
  },
  headline: () => 'monthly',
});
