/** @jest-environment node */
import { contactFields, contactValues, HONEYPOT, sentValue } from '@/lib/contact/fields';
import { contact } from '../../../specification';
import { emptyValues } from '../../../support/contact-values';

it('has the specified fields in their order', () => {
  expect(contactFields).toEqual(contact.fields);
  expect(contactFields).not.toContain(HONEYPOT);
});

it('trims what the form holds', () => {
  const data = new FormData();
  data.set('firstName', '  Ada ');
  data.set('message', '\n <script>alert(1)</script> \u200fمرحبا \n');
  expect(contactValues(data)).toEqual({
    ...emptyValues,
    firstName: 'Ada',
    message: '<script>alert(1)</script> \u200fمرحبا',
  });
});

it('leaves out of a number and an address what nobody sees, however it was copied', () => {
  const data = new FormData();
  data.set('phone', '\u202a +1 (416) 555-0142\u202c\u2069');
  data.set('email', '\ufeffada@example.com\u200b');
  expect(contactValues(data)).toEqual({
    ...emptyValues,
    phone: '+1 (416) 555-0142',
    email: 'ada@example.com',
  });
});

it('takes the hyphen that never breaks for the one on a keyboard, but not in a message', () => {
  const data = new FormData();
  data.set('phone', '416\u2011555\u20100142');
  data.set('message', 'one\u2011time');
  expect(contactValues(data)).toEqual({
    ...emptyValues,
    phone: '416-555-0142',
    message: 'one\u2011time',
  });
});

it('takes a dash in a number for a hyphen, but not in an address or a message', () => {
  const data = new FormData();
  data.set('phone', '416\u2012555\u20130142');
  data.set('email', 'a\u2013b@example.com');
  data.set('message', 'one \u2013 two');
  expect(contactValues(data)).toMatchObject({
    phone: '416-555-0142',
    email: 'a\u2013b@example.com',
    message: 'one \u2013 two',
  });
  expect(sentValue('phone', '416\u2212555\u20140142')).toBe('416-555-0142');
});

it('ignores files and strangers', () => {
  const data = new FormData();
  data.set('email', new File(['x'], 'x.txt'));
  data.set('admin', 'true');
  data.set(HONEYPOT, 'http://spam.example');
  expect(contactValues(data)).toEqual(emptyValues);
});
