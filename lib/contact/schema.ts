import { z } from '@/lib/zod';
import { contactFields, type ContactFault, type ContactFaults, type ContactValues } from './fields';

/** Least number of characters of a message, after trimming. */
export const MESSAGE_MIN_LENGTH = 10;

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

const required = z.minLength(1, 'required');
const rule = (holds: (value: string) => boolean) => z.refine<string>(holds, 'invalid');

const contactSchema = (services: readonly string[]) =>
  z.object({
    firstName: z.string().check(required),
    lastName: z.string().check(required),
    email: z.string().check(required, rule(looksLikeEmail)),
    company: z.string(),
    phone: z.string().check(required, rule(looksLikePhone)),
    service: z.string().check(z.refine((value) => services.includes(value), 'required')),
    message: z.string().check(
      required,
      rule((value) => [...value].length >= MESSAGE_MIN_LENGTH),
    ),
  });

const isFault = (message: string): message is ContactFault =>
  message === 'required' || message === 'invalid';

/**
 * What is wrong with trimmed values: for each field the first rule that it breaks, in the order of the
 * form; an empty object when all hold.
 */
export function checkContact(values: ContactValues, services: readonly string[]): ContactFaults {
  const result = contactSchema(services).safeParse(values);
  const faults: ContactFaults = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = contactFields.find((name) => name === path[0]);
    if (field && isFault(message)) faults[field] ??= message;
  }
  return faults;
}
