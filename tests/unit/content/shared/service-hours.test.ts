/** @jest-environment node */
import * as hours from '@/content/shared/service-hours';
import { contact, home } from '../../../specification';

const MINUTES_A_YEAR = 365 * 24 * 60;

it('keeps the specified hours, and says them as one does', () => {
  expect(hours.businessHours).toEqual(contact.hours);
  expect(hours.routineHours).toBe('weekdays 8 to 6 and Saturdays 9 to 5');
  expect(contact.hours.some(({ days }) => days === hours.emergencyHours)).toBe(true);
});

it('answers messages as soon as the form promises', () => {
  expect(contact.success).toContain(`within ${hours.messageReply}`);
});

it('promises the specified uptime, and says what it leaves', () => {
  const { figure, window, leaves } = hours.uptime;
  expect(home.claims.map(([value]) => value)).toContain(figure);
  expect([window, leaves]).toEqual(['any twelve months', 'under nine hours']);
  const down = (1 - Number.parseFloat(figure) / 100) * MINUTES_A_YEAR;
  expect(down).toBeLessThan(9 * 60);
  expect(down).toBeGreaterThan(8 * 60);
});
