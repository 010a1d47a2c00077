import { z } from 'zod';
import { HOURS_LINES, readHours, WEEK } from '@/lib/opening-hours';
import { parseContent } from './parse';
import { text } from './text';

/** Words, or hours that can be read: a time written otherwise would be missing from bars and search engines. */
const hoursLine = z
  .strictObject({
    days: z.enum(HOURS_LINES, `expected one of ${HOURS_LINES.join(', ')}`),
    time: text(32),
  })
  .superRefine((line, context) => {
    if (!/\d/.test(line.time) || readHours([line])[0]?.span) return;
    const message =
      'expected two times of one day, the earlier first, as in 8:00 AM-6:00 PM, or words';
    context.addIssue({ code: 'custom', path: ['time'], message, input: line.time });
  });

/** Every day of the week, and what holds beside them all. */
export const hoursSchema = z
  .array(hoursLine)
  .length(HOURS_LINES.length, `expected exactly ${HOURS_LINES.length} lines, as specified`)
  .refine(
    (lines) =>
      readHours(lines)
        .flatMap(({ weekdays }) => weekdays)
        .join() === WEEK.join(),
    'expected every day of the week once, in its order',
  );

const sharedSchema = z.strictObject({ businessHours: hoursSchema });

/** Checks the hours that every page shares and returns them. Throws a ContentError that names the field. */
export const defineHours = (data: z.input<typeof sharedSchema>): z.output<typeof sharedSchema> =>
  parseContent('content/shared/service-hours.ts', sharedSchema, data);
