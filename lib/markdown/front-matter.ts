/** One line of front matter. */
export interface Field {
  name: string;
  value: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A file taken apart: its front matter, and its body as it was written. */
export interface FrontMatter {
  fields: Field[];
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/;

/** The first line of the file is a line of `---`. */
const FIRST_FIELD_LINE = 2;

/**
 * Splits a file into front matter (`name: value`, one a line) and body.
 * Returns undefined when there is no front matter between two lines of `---`.
 * A value is everything behind the first colon: no quoting, no nesting, so that a title may hold a colon.
 */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const match = FRONT_MATTER.exec(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if (!match) return undefined;
  const lines = (match[1] ?? '').split('\n');
  const fields = lines.flatMap((text, index): Field[] => {
    if (text.trim() === '') return [];
    const colon = text.indexOf(':');
    const name = (colon < 0 ? text : text.slice(0, colon)).trim();
    const value = colon < 0 ? '' : text.slice(colon + 1).trim();
    return [{ name, value, line: FIRST_FIELD_LINE + index }];
  });
  return { fields, body: match[2] ?? '', bodyLine: FIRST_FIELD_LINE + lines.length + 1 };
}
