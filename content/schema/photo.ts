import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { isOwn } from '@/lib/photos';
import { text } from './copy';
import { parseContent } from './parse';

/** Heaviest file of our own: the stock host shrinks its photographs for each screen, nobody shrinks these. */
const MOST_KB = 400;

const fileOf = (path: string): string => join(process.cwd(), 'public', path);
/** By its name to the letter: macOS and Windows find Our-Office.jpg as our-office.jpg, and the host does not. */
const stands = (file: string): boolean =>
  existsSync(file) && readdirSync(dirname(file)).includes(basename(file));

/** How the file of a picture begins, byte by byte, under the ending of its name. */
const BEGINNINGS: Record<string, RegExp> = {
  '.avif': /^.{4}ftyp(?:avi[fs]|mif1|msf1)/s,
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.webp': /^RIFF.{4}WEBP/s,
};
/** A page that was saved, a text or a picture of another kind has that name as well, and no browser shows it. */
const isPicture = (file: string): boolean =>
  BEGINNINGS[extname(file)]?.test(readFileSync(file).toString('latin1', 0, 12)) === true;

/** Nothing of ./primitives.ts stands here: that reads the photographs. */
const photoSchema = z.strictObject({
  /** `photo-…` of the stock host, or `/photographs/….jpg`, a file of public/photographs. */
  id: z
    .string()
    .regex(/^(?:photo-[\w-]+|\/photographs\/[a-z0-9-]+\.(?:avif|jpg|png|webp))$/, {
      error:
        'expected photo-… as it stands in the address of the picture (not of its page), or /photographs/name.jpg, a file of public/photographs',
      abort: true,
    })
    .refine((id) => !isOwn(id) || stands(fileOf(id)), {
      error: 'expected a file that is in public/photographs',
      abort: true,
    })
    .refine(
      (id) => !isOwn(id) || statSync(fileOf(id)).size <= MOST_KB * 1024,
      `expected a file of at most ${MOST_KB} KB`,
    )
    .refine(
      (id) => !isOwn(id) || isPicture(fileOf(id)),
      'expected a picture of the kind that its name says',
    ),
  /** What is to be seen. */
  alt: text(140).refine(
    (alt) => alt.length >= 12,
    'expected what is to be seen, in 12 to 140 characters',
  ),
  /** Dim all over: shown lighter than it was taken (app/styles/pictures.css). */
  dim: z.literal(true, 'expected true, or no such field').optional(),
  /** What a frame of other proportions has to keep, where that is not the middle. */
  focus: z.enum(['right', 'bottom'], 'expected right or bottom, or no such field').optional(),
});
/** A photograph, and what is to be seen in it. */
export type Photo = Readonly<z.output<typeof photoSchema>>;

/** Checks the list of photographs and returns it. Throws a ContentError that names slot and field. */
export const definePhotos = <Slot extends string>(
  photos: Record<Slot, z.input<typeof photoSchema>>,
): Record<Slot, Photo> =>
  parseContent<Record<string, Photo>>(
    'content/shared/photos.ts',
    z.record(z.string(), photoSchema),
    photos,
  );
