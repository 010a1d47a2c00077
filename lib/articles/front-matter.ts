/** One line of front matter, and its line in the file. */
interface Field {
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

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/;

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
    const [name = '', ...value] = text.split(':');
    // The first line of the file is a line of `---`.
    return text.trim()
      ? [{ name: name.trim(), value: value.join(':').trim(), line: index + 2 }]
      : [];
  });
  return { fields, body: match[2] ?? '', bodyLine: lines.length + 3 };
}
