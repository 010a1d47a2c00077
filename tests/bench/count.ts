/** How many of something a bench is asked for. Throws for what is no whole number of 1 or more. */
export function countOf(what: string, given: string): number {
  if (/^[1-9]\d*$/.test(given)) return Number(given);
  throw new Error(`${what}: expected a whole number, 1 or more (found "${given}")`);
}
