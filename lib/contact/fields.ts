/** The contact form's fields, in the order in which they stand and are checked. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'service',
  'message',
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** What is wrong with a field; the page has the words. */
export type ContactFault = 'required' | 'invalid';
export type ContactFaults = Partial<Record<ContactField, ContactFault>>;

/** A field that people never see. The name is the one that form services know; browsers do not fill it in. */
export const HONEYPOT = '_gotcha';

/** A text without the characters that nobody sees: a copied number or address brings marks of direction along. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** A copied number or address as its owner would type it: an unbroken hyphen looks like the plain one. */
const typed = (text: string): string => withoutUnseen(text).replace(/[\u2010\u2011]/g, '-');

/** What is sent of a field: trimmed, and a number or an address as it would be typed. */
export const sentValue = (field: ContactField, written: string): string =>
  (field === 'phone' || field === 'email' ? typed(written) : written).trim();

/** The form's values as they are sent. A field that is missing or holds a file reads as empty. */
export function contactValues(data: FormData): ContactValues {
  const values = contactFields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? sentValue(field, value) : ''];
  });
  return Object.fromEntries(values) as ContactValues;
}
