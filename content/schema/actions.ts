import { z } from 'zod';
import { guideFile, guides, type GuideFile } from '../guides';
import { action as plainAction, text } from './primitives';

export type { GuideFile };

/** A guide is named by its id and carries its file with it. */
export const guideId = z
  .enum(
    guides.map(({ id }) => id),
    { error: 'expected a guide of content/guides that is no draft' },
  )
  .transform((id) => {
    const guide = guides.find((candidate) => candidate.id === id);
    if (!guide) throw new Error(`${id} is not in content/guides`);
    return guide;
  });

const guideAction = { label: text(40), guide: guideId.transform(guideFile) };

/** What a button does. A label alone never decides that. */
export const action = z.discriminatedUnion(
  'kind',
  [
    ...plainAction.options,
    /** Opens a guide of ours in the browser. */
    z.strictObject({ kind: z.literal('viewGuide'), ...guideAction }),
    /** Saves it. */
    z.strictObject({ kind: z.literal('saveGuide'), ...guideAction }),
  ],
  {
    error: 'expected kind to be contact, page, calculator, viewGuide, saveGuide or comingSoon',
  },
);
export type Action = z.output<typeof action>;
