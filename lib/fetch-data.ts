/** How often a file is asked for, how long one answer may take, and the pause before the next question. */
const ATTEMPTS = 2;
const ANSWER_LIMIT_MS = 20_000;
const PAUSE_MS = 300;

/**
 * Fetches a JSON file and reads it. What does not come, or `read` refuses, is asked for once more, past
 * every cache: a broken answer may lie in one. Throws when that is no help.
 */
export async function fetchData<Read>(
  address: string,
  read: (data: unknown) => Read,
): Promise<Read> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        ...(attempt > 1 && { cache: 'reload' }),
      });
      if (!response.ok) throw new Error(String(response.status));
      return read(await response.json());
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
