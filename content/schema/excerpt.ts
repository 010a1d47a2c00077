import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visible } from '../../lib/format/visible';
import { placeInModule } from './literal';

/** Paragraphs of articles are one line each: messages show the beginning, or what is around the fault. */
const LONGEST = 100;
/** How much of a paragraph stands before what is around the fault. */
const BEFORE = 40;
/** Marks of which one in a paragraph may be right and the next one wrong. */
const MARK = /[*_`[\]|~]/;

/** A text, or so much of it as a message has room for: around what was found there, else its beginning. */
export function around(text: string, found = ''): string {
  const isOneOfSeveral = MARK.test(found) && text.split(found).length > 2;
  const at = isOneOfSeveral ? 0 : text.indexOf(found);
  const start = at < LONGEST - BEFORE ? 0 : at - BEFORE;
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Lines of a content file, by its path from the project's folder. None when there is no such file. */
function linesOf(file: string): string[] {
  const path = join(process.cwd(), file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
}

/**
 * A line of a content file between its neighbours, numbered and marked, for messages: in `next dev` it is
 * the frame that shows where to mend. Of a long line what is around `found`. Empty when the file has no
 * such line.
 */
export function excerpt(file: string, line: number | undefined, found?: string): string {
  const lines = linesOf(file);
  if (line === undefined || lines[line - 1] === undefined) return '';
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .map((text, index) => {
      const number = first + index;
      const mark = number === line ? '>' : ' ';
      const shown = visible(around(text, number === line ? found : undefined));
      return `\n${mark} ${String(number).padStart(width)} | ${shown}`.trimEnd();
    })
    .join('');
}

/**
 * The line of a module on which a value stands, behind the name of its field where it stands on more than
 * one. Undefined when that does not tell one line: a value that is reckoned, or none.
 */
function lineOfValue(file: string, name: string, value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : String(value);
  const quoted =
    typeof value === 'string' ? ['"', "'", '`'].map((q) => q + written + q) : [written];
  const withValue = linesOf(file).flatMap((text, index) =>
    quoted.some((each) => text.includes(each)) ? [{ text, line: index + 1 }] : [],
  );
  const withName = withValue.filter(({ text }) => text.includes(`${name}: `));
  const [found, ...others] = withName.length > 0 ? withName : withValue;
  return others.length === 0 ? found?.line : undefined;
}

/**
 * The line of a module on which a field stands: where the module writes it, else where its value stands,
 * else where the object begins in which it is missing. `data` tells which of several definitions it is.
 * Undefined when none of them tells one line.
 */
export function lineOf(
  file: string,
  path: readonly PropertyKey[],
  value: unknown,
  data?: unknown,
): number | undefined {
  const place = placeInModule(linesOf(file).join('\n'), path, data);
  if (place?.found) return place.line;
  return lineOfValue(file, String(path.at(-1) ?? ''), value) ?? place?.line;
}
