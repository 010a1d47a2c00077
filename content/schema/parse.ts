import type { z } from 'zod';

/** A content file that breaks a rule of its schema. The message names the file and every field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** `['faqs', 3, 'answer']` → `faqs[3].answer`; the empty path is the file itself. */
function fieldName(path: ReadonlyArray<PropertyKey>): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

function valueAt(data: unknown, path: ReadonlyArray<PropertyKey>): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
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
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const field = fieldName(issue.path) || '(the whole file)';
    return `${placeOf(field)}: ${field}: ${issue.message} (found ${shown(valueAt(data, issue.path))})`;
  });
  throw new ContentError(`Broken content\n${faults.join('\n')}`);
}
