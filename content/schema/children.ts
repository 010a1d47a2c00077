/** A value within plain data, and its path: names of fields, and numbers in lists. */
type Child = [at: readonly PropertyKey[], value: unknown];

/** What a list or an object holds, with its path where that of the whole is `at`; nothing in any other value. */
export function childrenOf(data: unknown, at: readonly PropertyKey[]): Child[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).map(([name, value]) => [
    [...at, Array.isArray(data) ? Number(name) : name],
    value,
  ]);
}
