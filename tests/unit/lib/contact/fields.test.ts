/** @jest-environment node */
import { contactFields, contactValues, HONEYPOT } from '@/lib/contact/fields';
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

it('ignores files and strangers', () => {
  const data = new FormData();
  data.set('email', new File(['x'], 'x.txt'));
  data.set('admin', 'true');
  data.set(HONEYPOT, 'http://spam.example');
  expect(contactValues(data)).toEqual(emptyValues);
});
