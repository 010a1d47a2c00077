import { z } from 'zod';
import { headline, sentence, text } from './primitives';
import { between } from './sections';

/** An hour: a replay is of minutes. */
const LONGEST_S = 3_600;

/** A moment of an incident, and what it looks like from three chairs. */
const replayStep = z.strictObject({
  /** Seconds since the first step. */
  at: z.number().int().min(0).max(LONGEST_S),
  title: text(40),
  attacker: sentence(150),
  us: sentence(150),
  check: sentence(150),
  /** The step that ends the time which the axis marks. That begins at the step before. */
  marked: z.literal(true, 'expected true, or no such field').optional(),
});

/** One incident, made up, in the order in which it happened. */
export const replaySchema = z.strictObject({
  title: headline,
  lead: sentence(260, 60),
  steps: between(replayStep, 5, 8, 'steps')
    .refine(
      (steps) => steps.every(({ at }, index) => at > (steps[index - 1]?.at ?? -1)),
      'expected steps in their order, each later than the one before',
    )
    .refine((steps) => steps[0]?.at === 0, 'expected a first step at 0 seconds')
    .refine(
      (steps) =>
        steps.findIndex(({ marked }) => marked) > 0 &&
        steps.filter(({ marked }) => marked).length === 1,
      'expected exactly one marked step, and not the first',
    ),
  after: sentence(300, 60),
});
export type Replay = z.output<typeof replaySchema>;
export type ReplayStep = Replay['steps'][number];
