import { z } from 'zod';
// next.config.ts loads this too, and knows no @/.
import { visible } from '../../lib/format/visible';
import { excerpt, lineOf } from './excerpt';

/** A content file that breaks a rule of its schema. The message names the file and every field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(message: string) {
    super(message);
    // Without the parser's own lines, which Next would put into its frame: the mistake is in no code.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** The place at the beginning of a fault, where it has a line: `content/articles/a.md:4: `. */
const PLACE = /^([^\s:]+):(\d+): /;

/** An error of these faults, `file:line: what was expected`, each with the lines of its file around it. */
export function brokenContent(...faults: string[]): ContentError {
  const shownFaults = faults.map((fault) => {
    const [, file, line] = PLACE.exec(fault) ?? [];
    return file === undefined ? fault : `${fault}${excerpt(file, Number(line))}`;
  });
  return new ContentError(`Broken content\n${shownFaults.join('\n')}`);
}

function shown(value: unknown): string {
  const written = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const text = visible(written ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** Zod's own words for a value of another type. What was received, the message says in its own way. */
const OTHER_TYPE = /^Invalid input: (expected .+), received \w+$/;

/**
 * Checks one content file against its schema and returns the parsed data.
 * Throws a ContentError that lists every fault as `file: field: what was expected (found …)`, so that
 * `next dev`, `next build` and jest all stop with the same words. `placeOf` tells the place of a field, in files
 * where it has a line: `file:line`.
 */
export function parseContent<Content>(
  file: string,
  schema: z.ZodType<Content>,
  data: unknown,
  placeOf?: (field: string) => string,
): Content {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message, input, ...issue }) => {
    const field = z.core.toDotPath(path) || '(the whole file)';
    const expected = message.replace(OTHER_TYPE, '$1');
    const found = input === undefined ? 'the field is missing' : `found ${shown(input)}`;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const place = placeOf?.(unknown[0] ?? field) ?? file;
    const lines = placeOf ? '' : excerpt(file, lineOf(file, [...path, ...unknown], input, data));
    return `${place}: ${field}: ${expected} (${found})${lines}`;
  });
  throw brokenContent(...faults);
}
