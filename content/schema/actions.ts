import { z } from 'zod';
import { guideFile, guides } from '../guides';
import { workbooks, type WorkbookFile } from '../workbooks';
import { contactAction, path, sentence, text } from './primitives';

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
    contactAction,
    /** Goes to another page of the site. */
    z.strictObject({ kind: z.literal('page'), label: text(40), href: path }),
    /** Goes to a part of the same page. */
    z.strictObject({
      kind: z.literal('part'),
      label: text(40),
      part: z.string().regex(/^[a-z][a-z-]*$/, 'expected the id of a part of the page'),
    }),
    /** Goes to the calculator on the same page and puts the focus there. */
    z.strictObject({ kind: z.literal('calculator'), label: text(40) }),
    /** Answers in place, and offers to ask for what it speaks of. */
    z.strictObject({
      kind: z.literal('answer'),
      label: text(40),
      answer: sentence(160),
      ask: text(40),
      /** What is asked for then, in the words of the contact form. */
      request: text(120),
    }),
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
