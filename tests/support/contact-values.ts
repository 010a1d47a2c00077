import type { ContactValues } from '@/lib/contact/fields';
import { contact } from '../specification';

/** What the tests write into the form's text fields; the company is left out, as it may be. */
export const message = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '(416) 555-0142',
  message: 'Our server is five years old and slow.',
} satisfies Partial<ContactValues>;

/** The service that the tests choose. */
export const chosenService = contact.services[1];

/** A contact form in which nothing is wrong. */
export const validValues: ContactValues = { ...message, company: '', service: chosenService };

/** A contact form that nobody has touched. */
export const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  message: '',
};
