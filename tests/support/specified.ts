import { calculators } from '../specification';

/** A calculator as the specification has it, without the names of its own sliders and results. */
interface SpecifiedCalculator {
  page: string;
  sliders: Record<string, { min: number; max: number; step: number; default: number }>;
  results: (values: Record<string, number>) => Record<string, number>;
  atDefaults: Record<string, number>;
}

/** Every specified calculator with its id. */
export const specifiedCalculators: ReadonlyArray<[string, SpecifiedCalculator]> =
  Object.entries(calculators);

/** The specified calculator with this id. Throws when there is none. */
export function specifiedCalculator(id: string): SpecifiedCalculator {
  const found = specifiedCalculators.find(([name]) => name === id);
  if (!found) throw new Error(`tests/specification.ts: no calculator called ${id}`);
  return found[1];
}
