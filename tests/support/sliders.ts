import fc from 'fast-check';

interface Range {
  min: number;
  max: number;
  step: number;
  default: number;
}

/** Every position that the sliders can take. */
export function positions(
  sliders: Readonly<Record<string, Range>>,
): fc.Arbitrary<Record<string, number>> {
  const each = Object.entries(sliders).map(([key, { min, max, step }]) => [
    key,
    fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step),
  ]);
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<number>>);
}

/** All sliders at their defaults, or at one end. */
export const allAt = (
  sliders: Readonly<Record<string, Range>>,
  place: 'min' | 'max' | 'default',
): Record<string, number> =>
  Object.fromEntries(Object.entries(sliders).map(([key, range]) => [key, range[place]]));
