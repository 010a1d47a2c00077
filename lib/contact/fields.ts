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
export type ContactErrors = Partial<Record<ContactField, string>>;

/** A field that people never see. The name is the one that form services know; browsers do not fill it in. */
export const HONEYPOT = '_gotcha';

/** The form's values, trimmed. A field that is missing or holds a file reads as empty. */
export function contactValues(data: FormData): ContactValues {
  const read = (field: ContactField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    company: read('company'),
    phone: read('phone'),
    service: read('service'),
    message: read('message'),
  };
}
