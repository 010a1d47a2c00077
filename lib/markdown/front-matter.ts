/** One line of front matter, and its line in the file. */
export interface Field {
  name: string;
  value: string;
  line: number;
}

interface FrontMatter {
  fields: Field[];
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Empty lines before it, and spaces behind its hyphens, are nothing that an editor shows. */
const FRONT_MATTER = /^((?:[ \t]*\n)*)---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/;

/**
 * Splits a file into front matter (`name: value`, one a line) and body.
 * Returns undefined when there is no front matter between two lines of `---`.
 * A value is everything behind the first colon: no quoting, no nesting, so that a title may hold a colon.
 * What macOS or a PDF took apart is joined again, `e` and its accent being one letter to whoever draws it.
 */
export function splitFrontMatter(source: string): FrontMatter | undefined {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
  const match = FRONT_MATTER.exec(text);
  if (!match) return undefined;
  const [, before = '', front = '', body = ''] = match;
  const lines = front.split('\n');
  // A line of `---` stands above the first field, and another below the last one.
  const firstLine = before.split('\n').length + 1;
  const fields = lines.flatMap((text, index): Field[] => {
    const [name = '', ...value] = text.split(':');
    return text.trim()
      ? [{ name: name.trim(), value: value.join(':').trim(), line: firstLine + index }]
      : [];
  });
  return { fields, body, bodyLine: firstLine + lines.length + 1 };
}
