import { saysDelivered } from './answer';
import type { ContactValues } from './fields';

/** How long sending takes where there is nowhere to send to, in milliseconds. */
export const SIMULATED_DELAY_MS = 2_000;
/** How long an answer to a message may take, in milliseconds. */
export const SUBMIT_TIMEOUT_MS = 10_000;

/** What a message is written as: JSON, or as a browser writes a form (urlencoded). */
export type ContactFormat = 'json' | 'form';

/** A field that goes with every message: what a form service has to know of the site. */
export type FixedField = readonly [name: string, value: string];

/** How messages get to whoever delivers them. */
export interface Delivery {
  /** Where they are posted to; empty when submission is simulated. */
  endpoint: string;
  format: ContactFormat;
  fields: readonly FixedField[];
}

/** Netlify finds its form by this field. */
export const FORM_NAME = 'form-name';

/** Whether messages go to Netlify Forms, which takes them at addresses of the site itself. */
export const isNetlify = ({ endpoint, fields }: Delivery): boolean =>
  endpoint.startsWith('/') && fields.some(([name]) => name === FORM_NAME);

/**
 * Whether the page in a 2xx is Netlify's answer to a form: it sends the page at the address, and 404 for a
 * form that it does not know. Any other host that answers a POST with a page has delivered nothing.
 */
const isNetlifysPage = (delivery: Delivery, { headers }: Response, body: string): boolean =>
  isNetlify(delivery) && headers.has('X-Nf-Request-Id') && /^\s*<!doctype html/i.test(body);

/**
 * Sends a contact message: a POST to the endpoint, which has ten seconds. Any 2xx is success that is
 * the endpoint's own, has arrived to its last byte and does not say no in its body.
 * Without an endpoint nothing is sent: it waits two seconds and succeeds.
 * Resolves to whether it succeeded and never rejects: a refused, cut or slow connection is `false`.
 */
export async function submitContact(values: ContactValues, delivery: Delivery): Promise<boolean> {
  const { endpoint, format, fields } = delivery;
  if (!endpoint) {
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
    return true;
  }
  const message = { ...Object.fromEntries(fields), ...values };
  const [type, body] =
    format === 'json'
      ? ['application/json', JSON.stringify(message)]
      : ['application/x-www-form-urlencoded', `${new URLSearchParams(message)}`];
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type },
      body,
      // A browser follows most redirects with a GET, whose 200 says nothing of the message.
      redirect: 'error',
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    // 206 is a part of an answer, which nobody asked for.
    if (!response.ok || response.status === 206) return false;
    const answer = await response.text();
    return saysDelivered(answer) || isNetlifysPage(delivery, response, answer);
  } catch {
    return false;
  }
}
