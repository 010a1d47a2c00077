import { estimatorModel } from './model';

const HOURS_PER_DONOR = 0.5;
const HOURS_PER_VOLUNTEER_MONTH = 2;
const HOURS_PER_EVENT = 20;
const HOUR_VALUE = 25;
const DONATION_PER_DONOR = 50;

/**
 * Non-profit: hours saved = donors x 0.5 + (volunteers x 2) x 12 + events x 20; cost savings = hours x 25;
 * donation increase = donors x 50; total impact = cost savings + donation increase.
 * Hours (donors, volunteers and events are their parts) and dollars a year.
 */
export const nonProfit = estimatorModel({
  id: 'non-profit',
  inputs: {
    donors: { min: 50, max: 5_000, step: 50, default: 500 },
    volunteers: { min: 5, max: 500, step: 5, default: 50 },
    events: { min: 1, max: 50, step: 1, default: 12 },
  },
  words: [],
  estimate(values) {
    const donors = values.donors * HOURS_PER_DONOR;
    const volunteers = values.volunteers * HOURS_PER_VOLUNTEER_MONTH * 12;
    const events = values.events * HOURS_PER_EVENT;
    const hours = donors + volunteers + events;
    const savings = hours * HOUR_VALUE;
    const donations = values.donors * DONATION_PER_DONOR;
    const total = savings + donations;
    return { donors, volunteers, events, hours, savings, donations, total };
  },
  headline: () => 'total',
});
