import { z } from 'zod';
import { headline, sentence, text } from './primitives';

/** One slider's words. Bounds, steps and defaults belong to the formula (lib/estimators). */
const inputCopy = z.strictObject({
  label: text(48).describe('visible label: "Storage"'),
  unit: z
    .strictObject({ one: text(32), other: text(32) })
    .describe('spoken: "1 location", "3 locations"'),
  suffix: z.string().max(14).describe('shown behind the number: "GB", or empty'),
});
export type InputCopy = z.output<typeof inputCopy>;

const keyed = <Key extends string, Item extends z.ZodType>(keys: readonly Key[], item: Item) =>
  z.record(z.enum(keys), item);

/**
 * The copy of one estimator: `inputs` names exactly the model's sliders, `results` exactly the lines
 * that its card shows. `loss` is the sentence shown when a saving is negative.
 */
const estimatorCopy = <Input extends string, Result extends string>(
  inputs: readonly Input[],
  results: readonly Result[],
) =>
  z.strictObject({
    title: headline,
    lead: sentence(220, 30),
    inputs: keyed(inputs, inputCopy),
    results: keyed(results, text(90)),
    method: sentence(260).describe('in one line, how it is calculated'),
    handover: text(40).describe('label of the link to the contact page'),
  });

export const cloudEstimatorSchema = estimatorCopy(
  ['users', 'storage', 'bandwidth'],
  ['total', 'totalAnnual', 'users', 'storage', 'bandwidth', 'savings', 'loss'],
);
export const networkEstimatorSchema = estimatorCopy(
  ['locations', 'users', 'bandwidth'],
  [
    'total',
    'totalAnnual',
    'locations',
    'users',
    'bandwidth',
    'traditional',
    'savings',
    'loss',
    'savedBar',
    'linkBar',
    'portsBar',
  ],
);
export const maturityEstimatorSchema = estimatorCopy(
  ['employees', 'revenue', 'budget'],
  ['score', 'level', 'budgetShare', 'industryAverage', 'recommendations'],
);
export const developmentEstimatorSchema = estimatorCopy(
  ['complexity', 'timeline', 'features'],
  ['hours', 'total', 'monthly', 'base', 'complexity', 'features', 'support'],
);
export const healthcareEstimatorSchema = estimatorCopy(
  ['providers', 'patients', 'locations'],
  ['total', 'annual', 'providers', 'patients', 'locations', 'breachCost', 'savings', 'noSavings'],
);
export const legalEstimatorSchema = estimatorCopy(
  ['attorneys', 'staff', 'documents'],
  ['total', 'annual', 'attorneys', 'staff', 'documents', 'savings'],
);
export const financialEstimatorSchema = estimatorCopy(
  ['transactions', 'users', 'branches'],
  ['total', 'annual', 'transactions', 'users', 'branches', 'savings', 'roi', 'loss'],
);
export const manufacturingEstimatorSchema = estimatorCopy(
  ['sensors', 'machines', 'facilities'],
  ['total', 'cost', 'sensors', 'machines', 'facilities', 'savings', 'roi', 'loss'],
);
export const architectureEstimatorSchema = estimatorCopy(
  ['designers', 'projects', 'renderHours'],
  ['total', 'annual', 'designers', 'projects', 'renderHours', 'savings'],
);
export const nonProfitEstimatorSchema = estimatorCopy(
  ['donors', 'volunteers', 'events'],
  ['total', 'hours', 'savings', 'donations'],
);

export type CloudEstimatorCopy = z.output<typeof cloudEstimatorSchema>;
export type NetworkEstimatorCopy = z.output<typeof networkEstimatorSchema>;
export type MaturityEstimatorCopy = z.output<typeof maturityEstimatorSchema>;
export type DevelopmentEstimatorCopy = z.output<typeof developmentEstimatorSchema>;
export type HealthcareEstimatorCopy = z.output<typeof healthcareEstimatorSchema>;
export type LegalEstimatorCopy = z.output<typeof legalEstimatorSchema>;
export type FinancialEstimatorCopy = z.output<typeof financialEstimatorSchema>;
export type ManufacturingEstimatorCopy = z.output<typeof manufacturingEstimatorSchema>;
export type ArchitectureEstimatorCopy = z.output<typeof architectureEstimatorSchema>;
export type NonProfitEstimatorCopy = z.output<typeof nonProfitEstimatorSchema>;
