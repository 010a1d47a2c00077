import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isLeftover } from '@/lib/build/leftovers';
import { isUtf16 } from '@/lib/format/utf-16';
import { visible } from '@/lib/format/visible';
import type { Block } from '@/lib/markdown/blocks';
import { splitFrontMatter, type Field } from '@/lib/markdown/front-matter';
import { parseMarkdown, type PlacedLink } from '@/lib/markdown/parse';
import { brokenContent, parseContent, readAll } from './parse';
import { wordRules } from './primitives';

/** A Markdown file: what its front matter says, its text, and where everything stands, for messages. */
interface Document<Front> {
  front: Front;
  blocks: readonly Block[];
  /** Line of the file on which each block begins. */
  lines: readonly number[];
  links: readonly PlacedLink[];
  /** The line of a field of its front matter, where it has one. */
  lineOf: (field: string) => number | undefined;
  /** The file, and the line of a field where it has one. */
  placeOf: (field: string) => string;
}

/** A value in straight quotes, as YAML asks for them around a colon: they would be part of its words. */
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/;

/** Checks the front matter of a file. Throws a ContentError that names line and field. */
function frontOf<Front>(
  file: string,
  schema: z.ZodType<Front>,
  fields: readonly Field[],
): Pick<Document<Front>, 'front' | 'lineOf' | 'placeOf'> {
  // No field has a space in its name: a line without its colon, or the second of what has to be one.
  const strays = fields.filter(({ name, value }) => value === '' && /\s/.test(name));
  if (strays.length > 0) {
    const expected = 'expected the name of a field, a colon and its words, all on one line';
    const faultOf = ({ name, line }: Field) =>
      `${file}:${line}: ${expected} (found "${visible(name.slice(0, 60))}")`;
    throw brokenContent(...strays.map(faultOf));
  }
  const quoted = fields.filter(({ value }) => QUOTED.test(value));
  if (quoted.length > 0) {
    const faultOf = ({ name, value, line }: Field) =>
      `${file}:${line}: ${name}: expected the words alone, without quotes around them (found ${visible(value.slice(0, 60))})`;
    throw brokenContent(...quoted.map(faultOf));
  }
  const fieldLines = new Map<string, number>();
  // A name that is no identifier comes as `["of words"]`.
  const lineOf = (field: string) =>
    fieldLines.get(/^\["(.*)"\]/.exec(field)?.[1] ?? field.replace(/\[.*$/, ''));
  const placeOf = (field: string) => {
    const line = lineOf(field);
    return line === undefined ? file : `${file}:${line}`;
  };
  for (const { name, line } of fields) {
    if (fieldLines.has(name)) {
      throw brokenContent(`${file}:${line}: ${name}: expected this field once, found it twice`);
    }
    fieldLines.set(name, line);
  }
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const id = file.replace(/^.*\/|\.md$/g, '');
  if (values.id !== undefined && values.id !== id) {
    throw brokenContent(
      `${placeOf('id')}: id: expected the file's name without .md (found "${values.id}")`,
    );
  }
  const front = parseContent(file, schema, { ...values, id }, placeOf);
  return { front, lineOf, placeOf };
}

/** Reads what stands below the front matter. Throws a ContentError that names the lines. */
function bodyOf(file: string, body: string, firstLine: number) {
  const { faults, ...read } = parseMarkdown(body, { firstLine, rules: wordRules, file });
  if (faults.length > 0)
    throw brokenContent(...faults.map(({ line, message }) => `${file}:${line}: ${message}`));
  if (!read.blocks.some((block) => block.kind === 'paragraph')) {
    throw brokenContent(`${file}: body: expected at least one paragraph below the front matter`);
  }
  return read;
}

/**
 * Reads a Markdown file with front matter, whose name without `.md` is its id. `file` is its path.
 * Throws a ContentError that names file, line or field, and what was expected.
 */
export function parseDocument<Front>(
  file: string,
  schema: z.ZodType<Front>,
  source: string,
): Document<Front> {
  const parts = splitFrontMatter(source);
  if (!parts) {
    const expected = isUtf16(source)
      ? 'a file saved as UTF-8'
      : 'front matter between two lines of ---';
    throw brokenContent(`${file}: (the whole file): expected ${expected}`);
  }
  const { fields, body, bodyLine } = parts;
  const [front, read] = readAll([
    () => frontOf(file, schema, fields),
    () => bodyOf(file, body, bodyLine),
  ]);
  return { ...front, ...read };
}

/** What is wrong with a subheading that nothing stands under: the next block begins another part, or there is none. */
export const faultOfHeading = (block: Block, next: Block | undefined): string | undefined =>
  block.kind === 'heading' && (!next || (next.kind === 'heading' && next.level <= block.level))
    ? `expected words under a subheading (found none under "${block.text}")`
    : undefined;

/** Whether drafts are shown: while one writes, in `next dev`. No export has any, nor does a test. */
const SHOWS_DRAFTS = process.env.NODE_ENV === 'development';

/**
 * Reads every Markdown file of a folder, drafts only while one writes. `place` is the folder's path for
 * messages. Throws a ContentError for a broken file, a file of another kind, or when nothing is there.
 */
export function readFolder<Read extends { draft?: true | undefined }>(
  folder: string,
  place: string,
  parse: (fileName: string, source: string) => Read,
  drafts = SHOWS_DRAFTS,
): Read[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && !isLeftover(name));
  const stray = names.find((name) => !name.endsWith('.md'));
  if (stray !== undefined) {
    throw brokenContent(`${place}/${stray}: (the whole file): expected only .md files here`);
  }
  const ids = new Map<string, string>();
  for (const name of names) {
    const id = name.toLowerCase();
    const twin = ids.get(id);
    if (twin !== undefined) {
      throw brokenContent(`${place}/${name}: id: expected a different id: ${twin} has it`);
    }
    ids.set(id, name);
  }
  const read = readAll(
    names.map((name) => () => parse(name, readFileSync(join(folder, name), 'utf8'))),
  );
  const shown = drafts ? read : read.filter(({ draft }) => !draft);
  if (shown.length === 0) throw brokenContent(`${place}: expected at least one that is no draft`);
  return shown;
}

/**
 * Throws a ContentError that names every file whose title one before it has: lists would show both alike.
 */
export function checkTitles(
  place: string,
  files: ReadonlyArray<{ id: string; title: string }>,
): void {
  const owners = new Map<string, string>();
  const faults = files.flatMap(({ id, title }): string[] => {
    const owner = owners.get(title);
    owners.set(title, owner ?? id);
    const found = `${place}/${id}.md: title: expected another title: ${owner}.md has it`;
    return owner === undefined ? [] : [`${found} (found "${title}")`];
  });
  if (faults.length > 0) throw brokenContent(...faults);
}
