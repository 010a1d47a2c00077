import type { ContactValues } from '@/lib/contact/fields';
import { contact } from '../specification';

/** A contact form in which nothing is wrong. */
export const validValues: ContactValues = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: '',
  phone: '(416) 555-0142',
  service: contact.services[1],
  message: 'Our server is five years old.',
};

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
