import { z } from 'zod';
import { photos, photoSlots, type PhotoSlot } from '@/content/shared/photos';
import { countWords } from '@/lib/format/words';
import { PAGE_PATH } from '@/lib/page-path';
import { text } from './copy';
import type { Photo } from './photo';
import { inSentences } from './text';

export type { PhotoSlot };

// In a file of its own: photographs are checked with it, and this file reads the photographs.
export { text, wordRules } from './copy';

/** A headline: under nine words and at most 64 characters. */
export const headline = text(64).refine(
  (value) => countWords(value) <= 8,
  'expected at most 8 words',
);

/** A number, and at most one word after it, which is written smaller: `24/7`, `15 minutes`. */
export const figureOf = (max: number) =>
  text(max).regex(/^\S*\d\S*( \S+)?$/, 'expected a number and at most one word after it');

/** One full sentence or more, ending as a sentence does. */
export const sentence = (max: number, min = 20) => inSentences(text(max, min));

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens')
  // Next writes files whose names are longer than this one; file systems end at 255.
  .max(80, 'expected at most 80 characters');

export const count = z
  .number()
  .int('expected a whole number')
  .positive('expected a number above 0');

/** Dollars, whole and above 0. */
export const dollars = count;

/** A calendar day `YYYY-MM-DD` of this century that exists (2024-02-30 does not). */
export const calendarDay = z.iso
  .date({ error: 'expected a calendar day that exists, as YYYY-MM-DD', abort: true })
  .startsWith('20', 'expected a day of this century');

/** Front matter of what is not published yet: `draft: true`, or nothing. */
export const draft = z
  .literal('true', 'expected true, or no such field')
  .transform(() => true as const)
  .optional();

/** One of some items, which content names by its id. */
export const oneOf = <Item extends { id: string }>(items: readonly Item[], error: string) =>
  z.string({ error }).transform((id, context): Item => {
    const item = items.find((each) => each.id === id);
    if (item) return item;
    context.addIssue({ code: 'custom', message: error, input: id });
    return z.NEVER;
  });

/** A place for a picture, and the photograph that belongs there. */
export interface Picture extends Photo {
  slot: PhotoSlot;
}

/** A picture is named by its slot and carries the photograph of that slot with it. */
export const picture = z
  .enum(photoSlots, { error: 'expected a slot of content/shared/photos.ts' })
  .transform((slot): Picture => ({ slot, ...photos[slot] }));

/** Icons are names in content; components/ui/icons.ts has the picture of each. */
export const iconNames = [
  'activity',
  'archive',
  'building',
  'calendar',
  'chart',
  'check-list',
  'clock',
  'cloud',
  'cpu',
  'database',
  'dollar',
  'factory',
  'gauge',
  'git-branch',
  'globe',
  'headset',
  'heart',
  'key',
  'landmark',
  'laptop',
  'layers',
  'lock',
  'monitor',
  'network',
  'phone',
  'refresh',
  'scale',
  'server',
  'shield',
  'shield-check',
  'target',
  'test',
  'timer',
  'trend-down',
  'trend-up',
  'users',
  'wifi',
] as const;
export const icon = z.enum(iconNames, {
  error: 'expected an icon name of content/schema/primitives.ts',
});
export type IconName = z.output<typeof icon>;

/** The options of the contact form's service field, in its order. */
export const serviceOptions = [
  'Cybersecurity & Compliance',
  'Cloud Services',
  'Network Infrastructure',
  'IT Consulting',
  'Managed IT Services',
  'App & Web Development',
  'Other',
] as const;
export const serviceOption = z.enum(serviceOptions, {
  error: `expected one of the contact form's services: ${serviceOptions.join(', ')}`,
});

/** The path of a page. Two slashes would begin another host. */
export const path = z.string().regex(PAGE_PATH, 'expected a path of this site');

/** Goes to the contact page. */
export const contactAction = z.strictObject({ kind: z.literal('contact'), label: text(40) });
