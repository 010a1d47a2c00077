/** How often each value is there, in the order in which they first come. */
export function counts<Value>(values: Iterable<Value>): Map<Value, number> {
  const found = new Map<Value, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
