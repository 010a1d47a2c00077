export const MINUTE_S = 60;

/** Whole minutes and seconds of a number of seconds, 0 or more. */
export const minutesAndSeconds = (seconds: number) => ({
  minutes: Math.floor(seconds / MINUTE_S),
  seconds: Math.floor(seconds % MINUTE_S),
});

/** Seconds as a clock shows them: `116` → `1:56`. */
export function formatClock(time: number): string {
  const { minutes, seconds } = minutesAndSeconds(time);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
