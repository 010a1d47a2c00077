/** @jest-environment node */
import type * as Landing from '@/content/landing-pages';
import type * as Home from '@/content/pages/home';
import * as hours from '@/content/shared/service-hours';
import { spokenHours } from '@/lib/opening-hours';
import { contact, home } from '../../../specification';
import { withReplaced } from '../../../support/replaced';

const MINUTES_A_YEAR = 365 * 24 * 60;

it('keeps the specified hours, and says them', () => {
  expect(hours.businessHours).toEqual(contact.hours);
  expect(hours.routineHours).toBe(spokenHours(contact.hours));
  expect(contact.hours.some(({ days }) => days === hours.emergencyHours)).toBe(true);
});

it('leaves room for longer hours wherever they are said', () => {
  const longer = 'weekdays 8:30 to 5:30 and Saturdays 9 to 5 and Sundays 9 to 5';
  const modules = { '@/content/shared/service-hours': { ...hours, routineHours: longer } };
  withReplaced(modules, () => {
    const { landingPages } = jest.requireActual<typeof Landing>('@/content/landing-pages');
    const { home: page } = jest.requireActual<typeof Home>('@/content/pages/home');
    expect(JSON.stringify([landingPages, page])).toContain(longer);
  });
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
