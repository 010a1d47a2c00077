// The core, not `zod/mini`: what a visitor fetches for it is a third.
import { $ZodCustom, $ZodObject, $ZodString, _refine, safeParse } from 'zod/v4/core';
import {
  contactFields,
  withoutUnseen,
  type ContactFault,
  type ContactField,
  type ContactFaults,
  type ContactValues,
} from './fields';

/** Least number of characters of a message between the first and the last that can be seen. */
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

type Rule = (value: string) => boolean;
const rule = (holds: Rule, fault: ContactFault) => _refine($ZodCustom, holds, fault);

const text = (...checks: Array<ReturnType<typeof rule>>) =>
  new $ZodString({ type: 'string', checks });
/** Trimmed once more: blanks may lie between characters that nobody sees. */
const seen = (value: string) => withoutUnseen(value).trim();
const filled = rule((value) => seen(value) !== '', 'required');

const contactSchema = (services: readonly string[]) =>
  new $ZodObject({
    type: 'object',
    shape: {
      firstName: text(filled),
      lastName: text(filled),
      email: text(filled, rule(looksLikeEmail, 'invalid')),
      company: text(),
      phone: text(filled, rule(looksLikePhone, 'invalid')),
      service: text(rule((value) => services.includes(value), 'required')),
      message: text(
        filled,
        rule((value) => [...seen(value)].length >= MESSAGE_MIN_LENGTH, 'invalid'),
      ),
    } satisfies Record<ContactField, $ZodString>,
  });

const isFault = (message: string): message is ContactFault =>
  message === 'required' || message === 'invalid';

/**
 * What is wrong with trimmed values: for each field the first rule that it breaks, in the order of the
 * form; an empty object when all hold.
 */
export function checkContact(values: ContactValues, services: readonly string[]): ContactFaults {
  const result = safeParse(contactSchema(services), values);
  const faults: ContactFaults = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = contactFields.find((name) => name === path[0]);
    if (field && isFault(message)) faults[field] ??= message;
  }
  return faults;
}
