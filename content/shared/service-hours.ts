import { spokenHours } from '@/lib/opening-hours';
import { defineHours } from '../schema/hours';

/**
 * Hours, response and uptime: one truth for every page, plan, answer and search engine. Pages put these
 * into their own sentences; what is specified word for word (“24/7”) may be typed.
 *
 * - Routine requests are taken in the business hours. No plan extends them.
 * - Emergencies are taken at any hour of any day, on every plan. “24/7 support” means that, and monitoring.
 * - Monitoring by machines, and security alerts read by analysts, never stop.
 */

/** The help desk's business hours. */
export const { businessHours } = defineHours({
  businessHours: [
    { days: 'Mon-Fri', time: '8:00 AM-6:00 PM' },
    { days: 'Saturday', time: '9:00 AM-5:00 PM' },
    { days: 'Sunday', time: 'Emergency Only' },
    { days: '24/7', time: 'Emergency Support' },
  ],
});

/** When routine help is given: `weekdays 8 to 6 and Saturdays 9 to 5`. */
export const routineHours = spokenHours(businessHours);

/** When emergencies and alerts are answered. */
export const emergencyHours = '24/7';
/** What an emergency is: work has stopped for several people, or a break-in is suspected. */
export const emergency = 'a stopped system or a suspected break-in';

/** How soon somebody works on it: an emergency at any hour, a routine request within the routine hours. */
export const response = { emergency: '15 minutes', routine: '2-4 hours' } as const;
/** How soon a message from the contact form is answered. */
export const messageReply = '24 hours';

/** The uptime of the service agreement: what is promised, over what, on which systems, and what does not count. */
export const uptime = {
  figure: '99.9%',
  /** The window: each report looks back over it. One incident within the recovery targets does not break it. */
  window: 'any twelve months',
  /** What that leaves: 8 hours and 45 minutes of a year. */
  leaves: 'under nine hours',
  covers: 'the systems that the agreement lists for it',
  excludes:
    'announced maintenance, and power, carrier or cloud outages that your agreed design has no standby for',
} as const;
