/** Bounds of one slider: whole numbers, `default` within them and on a step. */
export interface InputBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/** Slider values by name. */
export type Values<Key extends string> = Record<Key, number>;

/** An estimator: what can be moved, and what follows from it. No words, no formatting, no rounding before the end. */
export interface EstimatorModel<Key extends string, Result> {
  readonly inputs: Record<Key, InputBounds>;
  estimate(values: Values<Key>): Result;
}

/** The values that an estimator starts with. */
export function defaultsOf<Key extends string>(inputs: Record<Key, InputBounds>): Values<Key> {
  const entries = Object.entries<InputBounds>(inputs).map(([key, bounds]) => [key, bounds.default]);
  return Object.fromEntries(entries) as Values<Key>;
}

/** Whether a slider could stand at this value: whole, within its bounds and on a step. */
export function isPossible(value: number, { min, max, step }: InputBounds): boolean {
  return Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0;
}
