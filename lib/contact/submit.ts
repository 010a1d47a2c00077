import { saysDelivered } from './answer';
import type { ContactValues } from './fields';

export const SIMULATED_DELAY_MS = 2_000;
export const SUBMIT_TIMEOUT_MS = 10_000;

/**
 * Sends a contact message: a JSON POST to the endpoint, which has ten seconds. Any 2xx is success that is
 * the endpoint's own, has arrived to its last byte and does not say no in its body.
 * Without an endpoint nothing is sent: it waits two seconds and succeeds.
 * Resolves to whether it succeeded and never rejects: a refused, cut or slow connection is `false`.
 */
export async function submitContact(values: ContactValues, endpoint: string): Promise<boolean> {
  if (!endpoint) {
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
    return true;
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      // A browser follows most redirects with a GET, whose 200 says nothing of the message.
      redirect: 'error',
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    // 206 is a part of an answer, which nobody asked for.
    if (!response.ok || response.status === 206) return false;
    return saysDelivered(await response.text());
  } catch {
    return false;
  }
}
