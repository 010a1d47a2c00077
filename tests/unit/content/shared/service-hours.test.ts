/** @jest-environment node */
import type * as Landing from '@/content/landing-pages';
import type * as Home from '@/content/pages/home';
import { LONGEST_SPOKEN } from '@/content/schema/hours';
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
  const longer = spokenHours([
    { days: 'Mon-Fri', time: '8:30 AM-5:30 PM' },
    { days: 'Saturday', time: '9:00 AM-5:30 PM' },
    { days: 'Sunday', time: '9:00 AM-5:00 PM' },
  ]);
  expect(longer).toHaveLength(LONGEST_SPOKEN);
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
