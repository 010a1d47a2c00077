import { z } from 'zod';
import { guideFile, guides } from '../guides';
import { workbooks } from '../workbooks';
import { contactAction, oneOf, path, sentence, text } from './primitives';

/** A guide is named by its id and carries its file with it. */
export const guideId = oneOf(guides, 'expected a guide of content/guides that is no draft');

/** A workbook is named by its id, too. */
const workbookId = oneOf(workbooks, 'expected a workbook of content/workbooks');

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
