import { z } from 'zod';
// next.config.ts loads this too, and knows no @/.
import { visible } from '../../lib/format/visible';
import { countWords } from '../../lib/format/words';
import { around, excerpt, lineOf } from './excerpt';

/** A content file that breaks a rule of its schema. The message names the file and every field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** Private: what prints an error would print the faults once more. */
  readonly #faults: readonly string[];

  /** `faults` are one a field, each with its file and the lines around it. */
  constructor(faults: readonly string[]) {
    super(['Broken content', ...faults].join('\n'));
    this.#faults = faults;
    // Without the parser's own lines, which Next would put into its frame: the mistake is in no code.
    this.stack = `${this.name}: ${this.message}`;
  }

  get faults(): readonly string[] {
    return this.#faults;
  }
}

/** The place at the beginning of a fault, where it has a line: `content/articles/a.md:4: `. */
const PLACE = /^([^\s:]+):(\d+): /;

/** What a fault has found, as it stands in the file: `(found "'")`, `(found "<U+00A0>" in "…")`. */
const foundIn = (fault: string): string | undefined =>
  /\(found "(.+?)"(?: in ".*")?\)$/
    .exec(fault)?.[1]
    ?.replace(/<U\+(10[\dA-F]{4}|[\dA-F]{4,5})>/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

/** An error of these faults, `file:line: what was expected`, each with the lines of its file around it. */
export function brokenContent(...faults: string[]): ContentError {
  return new ContentError(
    faults.map((fault) => {
      const [, file, line] = PLACE.exec(fault) ?? [];
      return file === undefined ? fault : `${fault}${excerpt(file, Number(line), foundIn(fault))}`;
    }),
  );
}

/**
 * What each of some readers returns. Throws one ContentError with the faults of all of them, so that nobody
 * mends file after file; what else is thrown goes on at once.
 */
export function readAll<One, Other>(readers: readonly [() => One, () => Other]): [One, Other];
export function readAll<Read>(readers: ReadonlyArray<() => Read>): Read[];
export function readAll(readers: ReadonlyArray<() => unknown>): unknown[] {
  const faults: string[] = [];
  const read = readers.flatMap((reader) => {
    try {
      return [reader()];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
  return read;
}

/** How many there are of what the message counts: `95 words: `. Nothing where it counts nothing. */
function counted(value: unknown, expected: string): string {
  if (Array.isArray(value)) return `${value.length}: `;
  if (typeof value !== 'string') return '';
  if (/\d words/.test(expected)) return `${countWords(value)} words: `;
  return /\d characters/.test(expected) ? `${value.length} characters: ` : '';
}

/** A value for a message; of a long text the beginning, or what is around the `part` that breaks the rule. */
function shown(value: unknown, expected: string, part?: string): string {
  if (typeof value === 'string' && part !== undefined)
    return `"${visible(part)}" in "${visible(around(value, part))}"`;
  const written = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const text = visible(written ?? String(value));
  return counted(value, expected) + (text.length > 80 ? `${text.slice(0, 77)}...` : text);
}

/** Zod's own words for a value of another type. What was received, the message says in its own way. */
const OTHER_TYPE = /^Invalid input: (expected .+?)(?:, received \w+)?$/;

/** What of a text breaks a rule for words, where that says it. */
const partFound = (params: Record<string, unknown> | undefined): string | undefined =>
  typeof params?.found === 'string' ? params.found : undefined;

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
  const faults = result.error.issues.flatMap(({ path, message, input, ...issue }) => {
    const part = issue.code === 'custom' ? partFound(issue.params) : undefined;
    const fault = (at: readonly PropertyKey[], expected: string, value: unknown) => {
      const field = z.core.toDotPath([...at]) || '(the whole file)';
      const found =
        value === undefined ? 'the field is missing' : `found ${shown(value, expected, part)}`;
      const lines = placeOf ? '' : excerpt(file, lineOf(file, at, input, data), part);
      return `${placeOf?.(field) ?? file}: ${field}: ${expected} (${found})${lines}`;
    };
    if (issue.code !== 'unrecognized_keys')
      return [fault(path, message.replace(OTHER_TYPE, '$1'), input)];
    const fields = input as Record<string, unknown>;
    return issue.keys.map((key) =>
      fault([...path, key], 'expected no field of this name', fields[key]),
    );
  });
  throw brokenContent(...faults);
}
