import type { ContactValues } from './fields';

export const SIMULATED_DELAY_MS = 2_000;
export const SUBMIT_TIMEOUT_MS = 10_000;

/**
 * Sends a contact message: a JSON POST to the endpoint, which has ten seconds; any 2xx is success.
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
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
