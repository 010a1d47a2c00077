import { counts } from '@/lib/counts';

/** How often each value is there, the most frequent first; of as many the one that came first. */
export const tally = <Value>(values: Iterable<Value>): Array<[Value, number]> =>
  [...counts(values)].sort(([, one], [, other]) => other - one);
