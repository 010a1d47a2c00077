/** An article file taken apart: its front matter as text, and its body. */
export interface ArticleFile {
  fields: Record<string, string>;
  /** Field names that stand twice in the front matter. */
  repeated: string[];
  body: string;
}

/** A block of an article's body. */
export type Block = { kind: 'heading' | 'paragraph'; text: string };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/;

/**
 * Splits an article file into front matter (`name: value`, one a line) and body.
 * Returns undefined when there is no front matter between two lines of `---`.
 * A value is everything behind the first colon: no quoting, no nesting, so that a title may hold a colon.
 */
export function splitArticle(source: string): ArticleFile | undefined {
  const match = FRONT_MATTER.exec(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if (!match) return undefined;
  const fields: Record<string, string> = {};
  const repeated: string[] = [];
  for (const line of (match[1] ?? '').split('\n')) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = (colon < 0 ? line : line.slice(0, colon)).trim();
    if (Object.hasOwn(fields, name)) repeated.push(name);
    fields[name] = colon < 0 ? '' : line.slice(colon + 1).trim();
  }
  return { fields, repeated, body: (match[2] ?? '').trim() };
}

/** The body as blocks: paragraphs between blank lines; one that begins with `## ` is a subheading. */
export function blocksOf(body: string): Block[] {
  return body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      paragraph.startsWith('## ')
        ? { kind: 'heading', text: paragraph.slice(3).trim() }
        : { kind: 'paragraph', text: paragraph },
    );
}

/** Words of the body, as a reader counts them. */
export function wordCount(body: string): number {
  return body.split(/\s+/).filter((word) => word !== '' && word !== '##').length;
}

/** The words of a body without its form, one block a line. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}
