import { z } from 'zod';
import type { ResultCopy } from '@/lib/estimators/answer';
import type {
  EstimatorModel,
  InputBounds,
  InputOf,
  ResultOf,
  Values,
  WordOf,
} from '@/lib/estimators/model';
import { estimators } from '@/lib/estimators/registry';
import type { ValueFormat } from '@/lib/estimators/value-format';
import { headline, sentence, text } from './primitives';

/** One slider's words. Bounds, steps and defaults belong to the formula (lib/estimators). */
interface InputCopy {
  label: string;
  format: ValueFormat;
}

/** The words of one estimator: its keys are those of its model. */
export type EstimatorCopy<Model extends EstimatorModel = EstimatorModel> = {
  id: Model['id'];
  title: string;
  lead: string;
  inputs: Record<InputOf<Model>, InputCopy>;
  results: Record<ResultOf<Model>, ResultCopy>;
  /** What a contact message says of the result, where figure and label alone do not read: `{level}, score {score}`. */
  summary?: string | undefined;
  /** In one line, how it is calculated. */
  method: string;
  /** Label of the link to the contact page. */
  handover: string;
} & Record<WordOf<Model>, string>;

const units = z.strictObject({
  /** Spoken: "1 location", "3 locations". */
  unit: z.strictObject({ one: text(32), other: text(32) }),
  /** Shown behind the number: "GB". */
  suffix: text(14).optional(),
});
const names = z.array(text(16));
const levels = (length: number) =>
  z.strictObject({ levels: names.length(length, `expected exactly ${length} level names`) });

const inputSchema = ({ min, max }: InputBounds) =>
  z.strictObject({
    label: text(48),
    format: z.union([z.literal('dollars'), units, levels(max - min + 1)], {
      error: `expected dollars, a unit, or ${max - min + 1} level names`,
    }),
  });

const resultSchema = (highest: number) =>
  z
    .union(
      [
        text(90),
        z.strictObject({
          label: text(90),
          format: z.union([
            z.enum(['dollars', 'number']),
            z.strictObject({ percent: z.int().min(0).max(2) }),
            z.strictObject({ levels: names }),
            units,
          ]),
        }),
      ],
      { error: 'expected a label, or a label and a format' },
    )
    .refine(
      (copy) =>
        typeof copy === 'string' ||
        typeof copy.format === 'string' ||
        !('levels' in copy.format) ||
        copy.format.levels.length >= highest,
      `expected a name for every level up to ${highest}`,
    );

/** The highest that every result comes to where each slider stands at one of its ends. */
function highestOf({ inputs, estimate }: EstimatorModel): Record<string, number> {
  const ends = Object.entries(inputs).reduce<Values[]>(
    (some, [name, { min, max }]) =>
      some.flatMap((values) => [min, max].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
  const highest: Record<string, number> = {};
  for (const values of ends)
    for (const [name, value] of Object.entries(estimate(values)))
      highest[name] = Math.max(value, highest[name] ?? value);
  return highest;
}

const each = <Value, Schema>(
  items: Readonly<Record<string, Value>>,
  make: (item: Value) => Schema,
) => Object.fromEntries(Object.entries(items).map(([key, item]) => [key, make(item)]));

const schemaOf = (model: EstimatorModel) => {
  const results = each(highestOf(model), resultSchema);
  return z.strictObject({
    id: z.literal(model.id),
    title: headline,
    lead: sentence(220, 30),
    inputs: z.strictObject(each(model.inputs, inputSchema)),
    results: z.strictObject(results),
    ...Object.fromEntries(model.words.map((word) => [word, text(90)])),
    summary: text(60)
      .refine(
        (words) => [...words.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => key in results),
        `expected only results of the model in braces: ${Object.keys(results).join(', ')}`,
      )
      .optional(),
    method: sentence(260),
    handover: text(40),
  });
};

/** The schema of an estimator's words: sliders, results and further words exactly as the model names them. */
export const estimatorSchema = <Model extends EstimatorModel>(model: Model) =>
  // Its keys are those of the model as it runs; zod's types cannot follow from a list of names.
  schemaOf(model) as unknown as z.ZodType<EstimatorCopy<Model>, EstimatorCopy<Model>>;

const [first, ...others] = estimators.map((model) => schemaOf(model));
if (!first) throw new Error('lib/estimators/registry.ts: expected at least one estimator');

/** The words of any estimator of the site; their `id` says of which. */
export const anyEstimatorSchema = z.discriminatedUnion('id', [first, ...others], {
  error: `expected id to be one of ${estimators.map(({ id }) => id).join(', ')}`,
});
