import { z } from '@/lib/zod';
import { contactFields, type ContactErrors, type ContactValues } from './fields';

/** Least number of characters of a message, after trimming. */
export const MESSAGE_MIN_LENGTH = 10;

const required = (message: string) => z.minLength(1, message);

/**
 * Something, one @, something, a dot, something; no spaces.
 * Written without a regular expression for the domain, whose backtracking would hang on 100,000 dots.
 */
export function looksLikeEmail(value: string): boolean {
  if (/\s/.test(value)) return false;
  const [local, domain, ...more] = value.split('@');
  return Boolean(local) && more.length === 0 && Boolean(domain?.slice(1, -1).includes('.'));
}

/** Only digits, spaces, hyphens, parentheses and plus, with at least one digit. */
export function looksLikePhone(value: string): boolean {
  return /^[\d\s()+-]+$/.test(value) && /\d/.test(value);
}

function contactSchema(services: readonly string[]) {
  return z.object({
    firstName: z.string().check(required('First name is required')),
    lastName: z.string().check(required('Last name is required')),
    email: z
      .string()
      .check(required('Email is required'), z.refine(looksLikeEmail, 'Email is invalid')),
    company: z.string(),
    phone: z
      .string()
      .check(
        required('Phone number is required'),
        z.refine(looksLikePhone, 'Phone number is invalid'),
      ),
    service: z
      .string()
      .check(z.refine((value) => services.includes(value), 'Please select a service')),
    message: z.string().check(
      required('Message is required'),
      z.refine(
        (value) => [...value].length >= MESSAGE_MIN_LENGTH,
        `Message must be at least ${MESSAGE_MIN_LENGTH} characters`,
      ),
    ),
  });
}

/**
 * The specification's rules (section 5) on trimmed values: for each field the first rule that it
 * breaks, in the order of the form; an empty object when all hold.
 */
export function checkContact(values: ContactValues, services: readonly string[]): ContactErrors {
  const result = contactSchema(services).safeParse(values);
  const errors: ContactErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = contactFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}
