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

/** What looks like a hyphen in a copied number or address: in a number also dashes, and a minus. */
const HYPHENS: Partial<Record<ContactField, RegExp>> = {
  email: /[\u2010\u2011]/g,
  phone: /[\u2010-\u2014\u2212]/g,
};

/** What is sent of a field: trimmed, and a number or an address as its owner would type it. */
export function sentValue(field: ContactField, written: string): string {
  const hyphens = HYPHENS[field];
  return (hyphens ? withoutUnseen(written).replace(hyphens, '-') : written).trim();
}

/** The form's values as they are sent. A field that is missing or holds a file reads as empty. */
export function contactValues(data: FormData): ContactValues {
  const values = contactFields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? sentValue(field, value) : ''];
  });
  return Object.fromEntries(values) as ContactValues;
}
