import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { filesOf } from '@/lib/build/export';
import type { Answers } from './answers';

type Named = Pick<Answers, 'name' | 'phone' | 'email' | 'origin'>;

/** Something that may not stand in the export any more. */
interface Trace {
  what: string;
  old: RegExp;
  /** What contains it now and is no trace of it: "Lakes North" of "Lakes", or an address that has stayed. */
  current: readonly RegExp[];
}

/** What may stand between two words: nothing, the hyphen of a file name, an entity of HTML. */
const BETWEEN = String.raw`(?:&#?\w{1,6};|\\u[\da-f]{4}|[^\p{L}\p{N}]){0,8}`;
/** A word may begin with the name ("lakesReady"), not go on with it, but after the n of a written \\n. */
const patternOf = (value: string): RegExp =>
  new RegExp(`(?<!(?<!\\\\)\\p{L})${(value.match(/[\p{L}\p{N}]+/gu) ?? []).join(BETWEEN)}`, 'giu');

/** What was called otherwise, each once. */
export const othersThan = (now: readonly string[], before: readonly string[]): string[] =>
  [...new Set(before)].filter((value) => !now.includes(value));

/** What to search for where something was called one way before, when this is what there is now. */
export function traceOf(what: string, before: string, now: readonly string[]): Trace {
  const old = patternOf(before);
  // What the old contains, as "Lakes North" does "Lakes", would hide it.
  const containing = now.filter((value) => value.search(old) >= 0);
  return { what, old, current: containing.map(patternOf) };
}

/** A host as it stands in addresses and as people write it: xn--bhm-sna.example, böhm.example. */
function hostsOf(origin: string): string[] {
  const { host, hostname } = new URL(origin);
  return [host, host.replace(hostname, domainToUnicode)];
}

const THINGS: ReadonlyArray<readonly [what: string, valuesIn: (named: Named) => string[]]> = [
  ['name', ({ name }) => [name]],
  ['phone', ({ phone }) => [phone]],
  ['email address', ({ email }) => [email]],
  ['address of the site', ({ origin }) => hostsOf(origin)],
];

/** What to search for: each thing that was another before, however it is written. */
export function tracesOf(former: readonly Named[], current: Named): Trace[] {
  const now = THINGS.flatMap(([, valuesIn]) => valuesIn(current));
  return THINGS.flatMap(([what, valuesIn]) =>
    othersThan(valuesIn(current), former.flatMap(valuesIn)).map((before) =>
      traceOf(what, before, now),
    ),
  );
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
      const rest = current.reduce((left, pattern) => left.replace(pattern, '\n'), text);
      const at = rest.search(old);
      if (at < 0) continue;
      const around = rest.slice(Math.max(0, at - 30), at + 50).replace(/\s+/g, ' ');
      found.push(`${file}: the old ${what} (“…${around}…”)`);
    }
  }
  return found;
}
