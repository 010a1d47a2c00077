/** How long the player stays with a step: time to read it. */
export const READING_MS = 14_000;

/** The step that is shown at a time in seconds: the last that has begun. `moments` are in their order. */
export function stepAt(time: number, moments: readonly number[]): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment <= time),
  );
}

/**
 * The time of a replay in seconds after it has played for some milliseconds. It spends as long on every
 * step, so that a step of three minutes takes no longer to watch than one of twenty seconds. It ends with
 * the last moment, and never runs past the next one in one go.
 */
export function timeAfter(time: number, playedMs: number, moments: readonly number[]): number {
  const index = stepAt(time, moments);
  const next = moments[index + 1];
  if (next === undefined) return time;
  const gap = next - (moments[index] ?? 0);
  const after = time + (gap * playedMs) / READING_MS;
  // Floating point: what is a hair before the next moment has arrived there.
  return after > next - 1e-6 ? next : after;
}
