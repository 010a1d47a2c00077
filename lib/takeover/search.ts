import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { filesOf } from '@/lib/build/export';
import type { Answers } from './answers';

type Named = Pick<Answers, 'name' | 'phone' | 'email' | 'origin'>;

/** Something that may not stand in the export any more. */
export interface Trace {
  what: string;
  old: RegExp;
  /** The new one, which may contain the old: "Lakes" and "Lakes North". */
  current: RegExp;
}

/** What may stand between two words: nothing, the hyphen of a file name, an entity of HTML. */
const BETWEEN = String.raw`(?:&#?\w{1,6};|\\u[\da-f]{4}|[^\p{L}\p{N}]){0,8}`;
/** A word may begin with the name ("lakesReady"), not go on with it, but after the n of a written \\n. */
const patternOf = (value: string): RegExp =>
  new RegExp(`(?<!(?<!\\\\)\\p{L})${(value.match(/[\p{L}\p{N}]+/gu) ?? []).join(BETWEEN)}`, 'giu');

/** What to search for when something was called one way and is now called another. */
export const traceOf = (what: string, before: string, now: string): Trace => ({
  what,
  old: patternOf(before),
  current: patternOf(now),
});

/** What to search for: each thing that is another now, however it is written. */
export function tracesOf(old: Named, current: Named): Trace[] {
  const hosts = { old: new URL(old.origin).host, current: new URL(current.origin).host };
  const things: Array<[what: string, old: string, current: string]> = [
    ['name', old.name, current.name],
    ['phone', old.phone, current.phone],
    ['e-mail address', old.email, current.email],
    ['address of the site', hosts.old, hosts.current],
  ];
  return things.filter(([, before, now]) => before !== now).map((thing) => traceOf(...thing));
}

/** The words of a PDF, where its links lead, and what it says of itself. */
async function pdfText(data: Uint8Array): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const found: unknown[] = [await pdf.getMetadata()];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    found.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    found.push((await page.getAnnotations()).map(({ url }) => url));
  }
  return JSON.stringify(found);
}

/** What a file says, packed or not. The words in pictures are drawn, and nobody reads those here. */
async function textOf(path: string): Promise<string> {
  const data = readFileSync(path);
  if (path.endsWith('.pdf')) return pdfText(new Uint8Array(data));
  if (!path.endsWith('.xlsx')) return data.toString('utf8');
  return Object.values(unzipSync(data))
    .map((part) => strFromU8(part))
    .join('\n');
}

/** Where a trace stands in a folder, in names of files too: `contact.html: the old name (“… …”)`. */
export async function findTraces(folder: string, traces: readonly Trace[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of filesOf(folder)) {
    const text = `${file}\n${await textOf(join(folder, file))}`;
    for (const { what, old, current } of traces) {
      const rest = text.replace(current, '\n');
      const at = rest.search(old);
      if (at < 0) continue;
      const around = rest.slice(Math.max(0, at - 30), at + 50).replace(/\s+/g, ' ');
      found.push(`${file}: the old ${what} (“…${around}…”)`);
    }
  }
  return found;
}
