/** @jest-environment node */
import { planLink, planName, readPlan, type PlanPrefills } from '@/lib/contact/contact-link';

const prefill = (message: string) => ({ service: 'Other', message });
const plans: PlanPrefills = {
  'clinic.group': { '': prefill('the group plan') },
  'security.essential': { monthly: prefill('by the month'), annual: prefill('by the year') },
};
const read = (query: string) => readPlan(new URLSearchParams(query), plans);

it('writes the page, the plan and the way to pay into the address', () => {
  expect(planName('clinic', 'group')).toBe('clinic.group');
  expect(planLink('clinic', 'group')).toBe('/contact?plan=clinic.group#form-title');
  expect(planLink('security', 'essential', 'annual')).toBe(
    '/contact?plan=security.essential&billing=annual#form-title',
  );
});

it.each([
  [planLink('clinic', 'group'), 'the group plan'],
  [planLink('security', 'essential', 'monthly'), 'by the month'],
  [planLink('security', 'essential', 'annual'), 'by the year'],
])('reads %s back', (href, message) => {
  expect(read(new URL(href, 'https://site.example').search)).toEqual(prefill(message));
});

it.each([
  '',
  'plan=',
  'plan=nope',
  'plan=__proto__',
  'plan=toString',
  'plan=%3Cscript%3E',
  'plan=clinic.group&plan=security.essential',
  'plan=clinic.group&billing=annual',
  'plan=clinic.group&billing=',
  'plan=security.essential',
  'plan=security.essential&billing=weekly',
  'plan=security.essential&billing=constructor',
  'plan=security.essential&billing=annual&billing=annual',
])('ignores %p, which no page wrote', (query) => expect(read(query)).toBeUndefined());
