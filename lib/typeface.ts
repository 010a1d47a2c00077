import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The weight of the typeface that social cards are drawn in. The others, for guides, have the same letters. */
export const semiBold = readFileSync(
  join(
    process.cwd(),
    'node_modules/@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  ),
);

/**
 * The code points of a TrueType font. Its table "cmap" has them as ranges (format 4): all the ends, two
 * bytes of nothing, and all the beginnings. A last one, of no letter, ends them.
 */
function codePointsOf(font: Buffer): Set<number> {
  const entries = (at: number, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => at + index * size);
  const table = entries(12, font.readUInt16BE(4), 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (table === undefined) throw new Error('the typeface: expected a table of its letters');
  const cmap = font.readUInt32BE(table + 8);
  const ranges = entries(cmap + 4, font.readUInt16BE(cmap + 2), 8)
    .map((at) => cmap + font.readUInt32BE(at + 4))
    .find((at) => font.readUInt16BE(at) === 4);
  if (ranges === undefined) throw new Error('the typeface: expected its letters in format 4');
  const size = font.readUInt16BE(ranges + 6);
  return new Set(
    entries(ranges + 14, size / 2 - 1, 2).flatMap((at) => {
      const [last, first] = [font.readUInt16BE(at), font.readUInt16BE(at + size + 2)];
      return entries(first, last - first + 1, 1);
    }),
  );
}

const letters = codePointsOf(semiBold);

/**
 * The letters of a text that the typeface has not, each once. Guides cannot be set with most of them, and for
 * social cards the build would look for a picture or another typeface on the web.
 */
export const notInTypeface = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
