import type { ContactFaults } from './fields';

/** How far the form is: filled in, its faults looked for, on its way, delivered, or failed. */
export type ContactStatus = 'idle' | 'checking' | 'submitting' | 'success' | 'error';

/** How sending a message went, and what was wrong with its fields. */
export interface Outcome {
  status: ContactStatus;
  faults: ContactFaults;
}

/**
 * The message that is on its way, until a form has said how it went: a visitor may leave the page meanwhile,
 * and would send it again, or take it for sent.
 */
export const outbox: { underWay?: Promise<Outcome> | undefined } = {};

/** Waits for the message that is on its way: whether a form on the page says then how that went. Never rejects. */
export async function hasAnswered(): Promise<boolean> {
  const { underWay } = outbox;
  await underWay?.catch(() => undefined);
  return outbox.underWay !== underWay;
}
