/** Bounds of one slider: whole numbers, `default` within them and on a step. */
export interface InputBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/** Where the sliders stand: a number for each, by its name. */
export type Values<Input extends string = string> = Record<Input, number>;

/** An estimator: what can be moved, and what follows from it. No formatting, no rounding before the end. */
export interface EstimatorModel<
  Id extends string = string,
  Input extends string = string,
  Result extends string = string,
  Word extends string = string,
> {
  readonly id: Id;
  readonly inputs: Readonly<Record<Input, InputBounds>>;
  /** Ids of the two ways to pay, the default first, where the headline depends on them. */
  readonly billing?: readonly [string, string];
  /** Names of what the answer says besides its results; the words are the page's. */
  readonly words: readonly Word[];
  /** What follows from the sliders, at the way to pay that is chosen (the first where none is). */
  estimate(values: Values<Input>, billing?: string): Record<Result, number>;
  /** Name of the one result that page, hand-over and contact message all show. */
  headline(billing?: string): Result;
}

/** Gives a model its exact type: names of sliders, results and words follow from what it holds. */
export const estimatorModel = <
  const Id extends string,
  Input extends string,
  Result extends string,
  const Word extends string,
>(
  // The results are those of `estimate`: what `headline` names has to be one of them.
  model: Omit<EstimatorModel<Id, Input, Result, Word>, 'headline'> & {
    headline(billing?: string): NoInfer<Result>;
  },
): EstimatorModel<Id, Input, Result, Word> => model;

export type InputOf<Model extends EstimatorModel> =
  Model extends EstimatorModel<string, infer Input, string, string> ? Input : never;
export type ResultOf<Model extends EstimatorModel> =
  Model extends EstimatorModel<string, string, infer Result, string> ? Result : never;
export type WordOf<Model extends EstimatorModel> = Model['words'][number];

/** The value at which each slider stands at the beginning. */
export function defaultsOf<Input extends string>(
  inputs: Record<Input, InputBounds>,
): Values<Input> {
  const entries = Object.entries<InputBounds>(inputs).map(([key, bounds]) => [key, bounds.default]);
  return Object.fromEntries(entries) as Values<Input>;
}

/** What each input costs at its rate, and all of them: dollars a month. */
export function monthlyCost<Input extends string>(
  values: Values<Input>,
  rates: Readonly<Record<Input, number>>,
): Record<Input | 'monthly', number> {
  const inputs = Object.keys(rates) as Input[];
  const parts = inputs.map((input) => [input, values[input] * rates[input]] as const);
  const monthly = parts.reduce((sum, [, amount]) => sum + amount, 0);
  return Object.fromEntries([...parts, ['monthly', monthly]]) as Record<Input | 'monthly', number>;
}

/** Whether a slider could stand at this value: within its bounds and on a step, so whole as they are. */
export function isPossible(value: number, { min, max, step }: InputBounds): boolean {
  return value >= min && value <= max && (value - min) % step === 0;
}
