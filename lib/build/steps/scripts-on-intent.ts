import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { htmlOf, scriptsOf } from '../export';

/** Folder of the payloads: below Next's own, which hosts cache for ever. */
const FOLDER = '_next/static/payload';

/** Next's own inline scripts: the data of the page for React, and the mark that starts it. */
const isPayload = (element: string): boolean =>
  /^<script id="_R_"/.test(element) || /^<script>\(?self\.__next_f/.test(element);

/**
 * Takes the framework out of a page: its scripts, and the copy of the page's content that it reads. The
 * copy becomes a file. What is left is the page script and a list of files, which the page script loads
 * at the first sign of intent. The payload stands first: without it nothing starts.
 */
export function onIntent(html: string): { html: string; payload: string; address: string } {
  const scripts = scriptsOf(html);
  const payload = scripts
    .filter(({ element }) => isPayload(element))
    .map(({ text }) => text)
    .join(';\n');
  // Sorted: Next marks them async, so their order means nothing and is not the same in every build.
  const files = scripts.flatMap(({ src, noModule }) => (src && !noModule ? [src] : [])).sort();
  if (payload === '' || files.length === 0) throw new Error('no scripts of Next found in the page');

  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const address = `/${FOLDER}/${hash}.js`;
  const list = JSON.stringify([address, ...new Set(files)]);
  let lean = html.replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
  for (const { element, src } of scripts) {
    if (src !== undefined || isPayload(element)) lean = lean.replace(element, () => '');
  }
  const block = `<script type="application/json" id="${SCRIPT_LIST_ID}">${list}</script>`;
  return { html: lean.replace('</body>', () => `${block}</body>`), payload, address };
}

/** Makes every page of the export load its scripts on intent. */
export function scriptsOnIntent(out: string): string {
  const pages = htmlOf(out);
  mkdirSync(join(out, FOLDER), { recursive: true });
  for (const page of pages) {
    const file = join(out, page);
    try {
      const { html, payload, address } = onIntent(readFileSync(file, 'utf8'));
      writeFileSync(file, html);
      writeFileSync(join(out, address), payload);
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return `scripts on intent in ${pages.length} pages`;
}
