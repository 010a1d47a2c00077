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
  attempts = ATTEMPTS,
): Promise<Read> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(attempts < ATTEMPTS && { cache: 'reload' }),
    });
    if (!response.ok) throw new Error(String(response.status));
    return read(await response.json());
  } catch (error) {
    if (attempts === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return fetchData(address, read, attempts - 1);
  }
}
