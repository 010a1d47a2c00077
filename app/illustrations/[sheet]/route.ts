import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dynamic = 'force-static';

const FOLDER = join(process.cwd(), 'content', 'illustrations');

/** A drawing as an element of its own name: its file holds one group, and that is called `art`. */
function drawing(path: string, id: string): string {
  const svg = readFileSync(join(FOLDER, `${path}.svg`), 'utf8');
  return svg
    .slice(svg.indexOf('<g id="art">'), svg.lastIndexOf('</svg>'))
    .replace('"art"', `"${id}"`);
}

/** What is published: a file for each drawing that stands alone, and one for each folder of them. */
export function generateStaticParams() {
  return readdirSync(FOLDER).map((entry) => ({ sheet: entry.replace(/(?:\.svg)?$/, '.svg') }));
}

/** The drawings of content/illustrations as pages refer to them (lib/illustrations.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet } = await params;
  const name = sheet.replace(/\.svg$/, '');
  const alone = readdirSync(FOLDER).includes(`${name}.svg`);
  const drawings = alone
    ? [drawing(name, 'art')]
    : readdirSync(join(FOLDER, name))
        .sort()
        .map((file) => file.replace(/\.svg$/, ''))
        .map((id) => drawing(`${name}/${id}`, id));
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join('')}</svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
