/** @jest-environment node */
import { company } from '@/content/company';
import { contact } from '@/content/pages/contact';
import { serviceOptions } from '@/content/schema/primitives';
import { contact as specified } from '../../../specification';
import { inWords, says, wordsOf } from '../../../support/content';
import { countsOf } from '../../../support/landing';

it('offers the specified services in their order', () => {
  expect(serviceOptions).toEqual(specified.services);
});

it('has words for every field', () => {
  expect(Object.keys(contact.form.fields)).toEqual(specified.fields);
});

it.each(Object.entries(specified.messages))(
  'says in the specified words what is wrong: %s',
  (field, words) => {
    expect(Object.entries(contact.form.fields).find(([name]) => name === field)?.[1]).toMatchObject(
      words,
    );
  },
);

it('thanks and regrets in the specified words', () => {
  expect([contact.form.success, contact.form.failure]).toEqual([
    specified.success,
    specified.failure,
  ]);
});

it('keeps the specified hours', () => expect(contact.hours.items).toEqual(specified.hours));

it('claims its own years of experience', () => {
  expect(contact.why.items.filter((item) => says(item, specified.yearsOfExperience))).toHaveLength(
    1,
  );
});

it('counts the pages that list prices as they are', () => {
  const [services, industries] = [countsOf('service'), countsOf('industry')];
  expect(wordsOf(contact.why)).toContain(
    `Prices published for ${inWords(services.priced)} services and ${inWords(industries.priced)} industries`,
  );
});

it('says in a preview that nothing is sent, and that its phone and email reach nobody', () => {
  const { email } = company;
  expect(contact.form.simulated).toContain('no message leaves your browser');
  expect(/are examples\.$/.test(contact.form.simulated)).toBe(email.endsWith('.example'));
});

it('promises a reply only where a message has been sent', () => {
  const { success, ...form } = contact.form;
  expect(success).toContain('24 hours');
  expect(wordsOf({ ...contact, form })).not.toContain('24 hours');
});
