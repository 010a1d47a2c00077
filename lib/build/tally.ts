/** How often each value is there, the most frequent first; of as many the one that came first. */
export function tally<Value>(values: Iterable<Value>): Array<[Value, number]> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
