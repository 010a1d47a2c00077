import { contactValues, type ContactValues } from '@/lib/contact/fields';
import { checkContact, looksLikeEmail, looksLikePhone } from '@/lib/contact/schema';

const SERVICES = ['Cloud Services', 'Other'];
const valid: ContactValues = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: '',
  phone: '(416) 555-0142',
  service: 'Cloud Services',
  message: 'Our server is five years old.',
};
const errors = (change: Partial<ContactValues>) => checkContact({ ...valid, ...change }, SERVICES);

it('accepts a complete form', () => expect(errors({})).toEqual({}));

it.each([
  ['firstName', '', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'ada.example.com', 'Email is invalid'],
  ['phone', '', 'Phone number is required'],
  ['phone', '416-555-CALL', 'Phone number is invalid'],
  ['phone', '()-+', 'Phone number is invalid'],
  ['service', '', 'Please select a service'],
  ['service', 'Plumbing', 'Please select a service'],
  ['message', '', 'Message is required'],
  ['message', 'too short', 'Message must be at least 10 characters'],
] as const)('%s = %p: %s', (field, value, message) => {
  expect(errors({ [field]: value })).toEqual({ [field]: message });
});

it('names every broken field at once', () => {
  const empty: ContactValues = {
    firstName: '',
    lastName: '',
    email: '',
    company: '',
    phone: '',
    service: '',
    message: '',
  };
  expect(Object.keys(checkContact(empty, SERVICES))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'service',
    'message',
  ]);
});

it.each([
  ['a@b.c', true],
  ['ada@sub.example.co', true],
  ['a@b.', false],
  ['a@.b', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  ['a@c .d', false],
  ['ада@пример.рф', true],
])('email %p: %p', (value, ok) => expect(looksLikeEmail(value)).toBe(ok));

it.each([
  ['+1 (416) 555-0142', true],
  ['4165550142', true],
  ['416.555.0142', false],
  ['   ', false],
  ['٤١٦', false],
])('phone %p: %p', (value, ok) => expect(looksLikePhone(value)).toBe(ok));

it('counts characters, not UTF-16 halves', () => {
  expect(errors({ message: '😀'.repeat(9) })).toHaveProperty('message');
  expect(errors({ message: '😀'.repeat(10) })).toEqual({});
});

it('answers hostile lengths at once', () => {
  const started = performance.now();
  const long = '.'.repeat(100_000);
  expect(errors({ email: `a@${long}@`, message: long, firstName: long })).toEqual({
    email: 'Email is invalid',
  });
  expect(performance.now() - started).toBeLessThan(500);
});

it('trims what the form holds and ignores files and strangers', () => {
  const data = new FormData();
  data.set('firstName', '  Ada ');
  data.set('message', '\n <script>alert(1)</script> \u200fمرحبا \n');
  data.set('email', new File(['x'], 'x.txt'));
  data.set('admin', 'true');
  expect(contactValues(data)).toEqual({
    firstName: 'Ada',
    lastName: '',
    email: '',
    company: '',
    phone: '',
    service: '',
    message: '<script>alert(1)</script> \u200fمرحبا',
  });
});
