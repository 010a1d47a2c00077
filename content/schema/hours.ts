import { z } from 'zod';
import { HOURS_LINES, readHours, spokenHours, WEEK } from '@/lib/opening-hours';
import { text } from './copy';
import { parseContent } from './parse';

/** Characters for which there is room in every sentence and feature that says the hours. */
export const LONGEST_SPOKEN = 61;

/** Words, or hours that can be read: a time written otherwise would be missing from bars and search engines. */
const hoursLine = z
  .strictObject({
    days: z.enum(HOURS_LINES, `expected one of ${HOURS_LINES.join(', ')}`),
    time: text(32),
  })
  .superRefine((line, context) => {
    const [read] = readHours([line]);
    const isOfDays = read?.weekdays.length !== 0;
    if (!/\d/.test(line.time) || (isOfDays && read?.span)) return;
    const message = isOfDays
      ? 'expected two times of one day, the earlier first, as in 8:00 AM-6:00 PM, or words without digits, such as All day'
      : 'expected words without digits: this line has no day of its own';
    context.addIssue({ code: 'custom', path: ['time'], message, input: line.time });
  });

/** Every day of the week, at least one with its hours, and what holds beside them all. */
export const hoursSchema = z
  .array(hoursLine)
  .length(HOURS_LINES.length, `expected exactly ${HOURS_LINES.length} lines, as specified`)
  .refine(
    (lines) =>
      readHours(lines)
        .flatMap(({ weekdays }) => weekdays)
        .join() === WEEK.join(),
    'expected every day of the week once, in its order',
  )
  .refine(
    (lines) => spokenHours(lines) !== '',
    'expected hours on at least one day: pages say in a sentence when you are open',
  )
  .superRefine((lines, context) => {
    const spoken = spokenHours(lines);
    if (spoken.length <= LONGEST_SPOKEN) return;
    const message = `expected hours that a sentence says in at most ${LONGEST_SPOKEN} characters, not “${spoken}”`;
    context.addIssue({ code: 'custom', message });
  });

const sharedSchema = z.strictObject({ businessHours: hoursSchema });

/** Checks the hours that every page shares and returns them. Throws a ContentError that names the field. */
export const defineHours = (data: z.input<typeof sharedSchema>): z.output<typeof sharedSchema> =>
  parseContent('content/shared/service-hours.ts', sharedSchema, data);
