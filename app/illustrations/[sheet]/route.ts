import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import { brokenContent } from '@/content/schema/parse';
import { faultOfMarkup } from '@/lib/illustrations';

export const dynamic = 'force-static';

const FOLDER = join(process.cwd(), 'content', 'illustrations');

/** The drawings in a folder and its folders of them, without what file managers leave there. */
const entriesOf = (folder: string) =>
  readdirSync(folder).filter((name) => /^[\w-]+(?:\.svg)?$/.test(name));

/** A drawing as an element of its own name: its file holds one group, and that is called `art`. */
function drawing(file: string, id: string): string {
  const svg = readFileSync(join(FOLDER, file), 'utf8');
  const [from, to] = [svg.indexOf('<g id="art">'), svg.lastIndexOf('</svg>')];
  const refuse = (expected: string): never => {
    throw brokenContent(`content/illustrations/${file}: expected ${expected}`);
  };
  if (from < 0 || to < from) refuse('one group, <g id="art">, in an <svg>');
  const art = svg.slice(from, to);
  const fault = faultOfMarkup(art);
  if (fault !== undefined) refuse(fault);
  return art.replace('"art"', `"${id}"`);
}

const sheetOf = (entry: string) => entry.replace(/(?:\.svg)?$/, '.svg');

/** What is published: a file for each drawing that stands alone, and one for each folder of them. */
export function generateStaticParams() {
  return entriesOf(FOLDER).map((entry) => ({ sheet: sheetOf(entry) }));
}

/** The drawings of content/illustrations as pages refer to them (lib/illustrations.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet } = await params;
  const entry = entriesOf(FOLDER).find((candidate) => sheetOf(candidate) === sheet) ?? notFound();
  const drawings =
    entry === sheet
      ? [drawing(entry, 'art')]
      : entriesOf(join(FOLDER, entry))
          .sort()
          .map((file) => drawing(join(entry, file), file.replace(/\.svg$/, '')));
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join('')}</svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
