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

/** More names than this nobody tells apart. */
const MOST_LEVELS = 9;

/** Names of levels are those of 1, 2, 3 …: a slider that counts otherwise would show another's. */
const formatSchema = ({ min, max, step }: InputBounds) =>
  min === 1 && step === 1 && max <= MOST_LEVELS
    ? z.union([z.literal('dollars'), units, levels(max)], {
        error: `expected dollars, a unit, or ${max} level names`,
      })
    : z.union([z.literal('dollars'), units], { error: 'expected dollars or a unit' });

const inputSchema = (bounds: InputBounds) =>
  z.strictObject({ label: text(48), format: formatSchema(bounds) });

const DECIMALS = 'expected 0, 1 or 2 decimals';

const resultSchema = (highest: number) =>
  z
    .union(
      [
        text(90),
        z.strictObject({
          label: text(90),
          format: z.union([
            z.enum(['dollars', 'number']),
            z.strictObject({ percent: z.int().min(0, DECIMALS).max(2, DECIMALS) }),
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

/** Two sliders with one name would be one to whoever hears them, and in the contact message. */
const differentLabels = z.superRefine<Record<string, { label: string }>>((inputs, context) => {
  const labels = Object.values(inputs).map(({ label }) => label);
  for (const [index, [name, { label }]] of Object.entries(inputs).entries())
    if (labels.indexOf(label) < index)
      context.addIssue({
        code: 'custom',
        path: [name, 'label'],
        input: label,
        message: 'expected a different label for each',
      });
});

const schemaOf = (model: EstimatorModel) => {
  const results = each(highestOf(model), resultSchema);
  return z.strictObject({
    id: z.literal(model.id),
    title: headline,
    lead: sentence(220, 30),
    inputs: z.strictObject(each(model.inputs, inputSchema)).check(differentLabels),
    results: z.strictObject(results),
    ...Object.fromEntries(model.words.map((word) => [word, text(90)])),
    summary: text(60)
      .refine(
        (words) => [...words.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => key in results),
        `expected only results of the model in braces: ${Object.keys(results).join(', ')}`,
      )
      .refine(
        (words) => !/[{}]/.test(words.replace(/\{\w+\}/g, '')),
        'expected every brace to open or close around the name of a result alone',
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
