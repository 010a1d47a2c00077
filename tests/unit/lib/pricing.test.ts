/** @jest-environment node */
import { perMonthBilledAnnually } from '@/lib/pricing';
import { cybersecurityPlans } from '../../specification';

it.each(cybersecurityPlans.map(({ annual, perMonthBilledAnnually: month }) => [annual, month]))(
  'makes %p a year %p a month, in whole dollars',
  (annual, month) => expect(perMonthBilledAnnually(Number(annual))).toBe(month),
);
