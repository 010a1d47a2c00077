import { z } from 'zod';
import { guideFile, guides, type GuideFile } from '../guides';
import { workbooks, type WorkbookFile } from '../workbooks';
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

/** A workbook is named by its id, too. */
const workbookId = z
  .enum(
    workbooks.map(({ id }) => id),
    { error: 'expected a workbook of content/workbooks' },
  )
  .transform((id): WorkbookFile => {
    const workbook = workbooks.find((candidate) => candidate.id === id);
    if (!workbook) throw new Error(`${id} is not in content/workbooks`);
    return workbook;
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
    /** Saves a workbook of ours. */
    z.strictObject({ kind: z.literal('saveWorkbook'), label: text(40), workbook: workbookId }),
  ],
  {
    error:
      'expected kind to be contact, page, part, calculator, answer, viewGuide, saveGuide or saveWorkbook',
  },
);
export type Action = z.output<typeof action>;
