/** @jest-environment node */
import fc from 'fast-check';
import type { ContactFault, ContactValues } from '@/lib/contact/fields';
import {
  checkContact,
  looksLikeEmail,
  looksLikePhone,
  MESSAGE_MIN_LENGTH,
} from '@/lib/contact/schema';
import { contact } from '../../../specification';
import { emptyValues, validValues } from '../../../support/contact-values';

const faults = (change: Partial<ContactValues>) =>
  checkContact({ ...validValues, ...change }, contact.services);

it('accepts a complete form', () => expect(faults({})).toEqual({}));

it.each(contact.services)('accepts the service %s', (service) => {
  expect(faults({ service })).toEqual({});
});

it.each<[keyof ContactValues, string, ContactFault]>([
  ['firstName', '', 'required'],
  ['lastName', '', 'required'],
  ['email', '', 'required'],
  ['email', 'ada.example.com', 'invalid'],
  ['phone', '', 'required'],
  ['phone', '416-555-CALL', 'invalid'],
  ['phone', '()-+', 'invalid'],
  ['service', '', 'required'],
  ['service', 'Plumbing', 'required'],
  ['message', '', 'required'],
  ['message', 'too short', 'invalid'],
  ['message', '\u200b'.repeat(20), 'required'],
  ['message', `too${'\u200b'.repeat(9)}short`, 'invalid'],
  ['message', `\u200b${' '.repeat(20)}\u200b`, 'required'],
  ['firstName', '\u200b', 'required'],
  ['firstName', '\u200b \u200b', 'required'],
])('%s %p is %s', (field, value, fault) => {
  expect(faults({ [field]: value })).toEqual({ [field]: fault });
});

it('names every broken field at once, in the order of the form', () => {
  expect(Object.keys(checkContact(emptyValues, contact.services))).toEqual(
    contact.fields.filter((field) => field !== 'company'),
  );
});

it.each([
  ['a@b.c', true],
  ['ada@sub.example.co', true],
  ['ада@пример.рф', true],
  ['a@b.', false],
  ['a@.b', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  ['a@c .d', false],
])('email %p: %p', (value, ok) => expect(looksLikeEmail(value)).toBe(ok));

it.each([
  ['+1 (416) 555-0142', true],
  ['4165550142', true],
  ['416.555.0142', false],
  ['   ', false],
  ['٤١٦', false],
])('phone %p: %p', (value, ok) => expect(looksLikePhone(value)).toBe(ok));

it('takes any phone of the specified characters, once it has a digit', () => {
  const characters = fc.constantFrom(...'0123456789 -()+');
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 20 }), (parts) => {
      const phone = parts.join('');
      expect(looksLikePhone(phone)).toBe(/[0-9]/.test(phone));
      expect(looksLikePhone(`${phone}x`)).toBe(false);
    }),
  );
});

it('wants a message of the specified length, counted in characters, not in UTF-16 halves', () => {
  expect(MESSAGE_MIN_LENGTH).toBe(contact.messageMinLength);
  for (const character of ['x', '😀']) {
    expect(faults({ message: character.repeat(contact.messageMinLength - 1) })).toEqual({
      message: 'invalid',
    });
    expect(faults({ message: character.repeat(contact.messageMinLength) })).toEqual({});
  }
});

it('takes no more than its share of time for hostile lengths', () => {
  /** Processor time, the least of a few: on a busy machine the clock counts what others do. */
  const timeFor = (length: number) => {
    const long = '.'.repeat(length);
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      expect(faults({ email: `a@${long}@`, message: long, firstName: long })).toEqual({
        email: 'invalid',
      });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...times);
  };
  // Ten times for ten times the length, and a hundred if it were the square.
  expect(timeFor(1_000_000)).toBeLessThan(40 * timeFor(100_000));
});
