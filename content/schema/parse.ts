import { z } from 'zod';
// Relative: next.config.ts reads this file too, and there `@/` leads nowhere.
import { visible } from '../../lib/format/visible';

/** A content file that breaks a rule of its schema. The message names the file and every field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

function shown(value: unknown): string {
  const text =
    typeof value === 'string' ? visible(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

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
  placeOf: (field: string) => string = () => file,
): Content {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message, input }) => {
    const field = z.core.toDotPath(path) || '(the whole file)';
    return `${placeOf(field)}: ${field}: ${message} (found ${shown(input)})`;
  });
  throw new ContentError(`Broken content\n${faults.join('\n')}`);
}
