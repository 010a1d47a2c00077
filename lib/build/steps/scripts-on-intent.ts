import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { readAhead } from '../ahead';
import { rewritePages, scriptFilesOf, scriptsOf, versionOf } from '../export';

/** Folder of the payloads: below Next's own, which hosts cache for ever. */
const FOLDER = '_next/static/payload';

/** Next's own inline scripts: the data of the page for React, and the mark that starts it. */
const isPayload = (element: string): boolean =>
  /^<script id="_R_"/.test(element) || /^<script>\(?self\.__next_f/.test(element);

/** The bundler's own script. The others only lay their parts ready: this one starts them. */
const STARTS = /\/turbopack-[^/]*\.js$/;

/**
 * Chromium's word for a script of which all will be needed at once: it reads it to the end while it comes,
 * beside the page's own work, where it would else stop the page for each part when that is called. Other
 * browsers pass over it.
 */
const READ_WHOLE = '//# allFunctionsCalledOnLoad\n';

/** A page without its framework, the data that the framework reads, and the files that it is made of. */
interface Lean {
  html: string;
  payload: string;
  address: string;
  files: string[];
  /** Scripts of the page that are none of them: for browsers without modules. */
  others: string[];
}

/**
 * Takes the framework out of a page: its scripts, and the copy of the page's content that it reads. The
 * copy becomes a file, behind what it is to say of other pages. What is left is the page script and a list
 * of files, which the page script loads (lib/page-script/loading.ts): the last of them starts the page.
 * Throws for a page without Next's scripts.
 */
export function onIntent(html: string, ahead: string): Lean {
  const scripts = scriptsOf(html);
  const data = scripts.filter(({ element }) => isPayload(element)).map(({ text }) => text);
  const found = scriptFilesOf(html);
  const parts = found.filter((src) => !STARTS.test(src));
  const starting = found.find((src) => STARTS.test(src));
  if (data.length === 0 || starting === undefined)
    throw new Error('no scripts of Next found in the page');
  const files = [...parts, starting];
  // One block: of lines that stand alone, a browser would run as many as came, and React wait for the others.
  const payload = `{${[ahead, ...data].join(';\n')}}`;

  const hash = versionOf(payload);
  const address = `/${FOLDER}/${hash}.js`;
  const list = JSON.stringify([address, ...files]);
  let lean = html.replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
  for (const { element, src } of scripts) {
    if (src !== undefined || isPayload(element)) lean = lean.replace(element, () => '');
  }
  const block = `<script type="application/json" id="${SCRIPT_LIST_ID}">${list}</script>`;
  const others = scripts.flatMap(({ src = '' }) => (src && !files.includes(src) ? [src] : []));
  return {
    html: lean.replace('</body>', () => `${block}</body>`),
    payload,
    address,
    files,
    others,
  };
}

/**
 * Makes every page of the export load its scripts on intent. What Next adds for browsers without modules
 * goes: such a browser shows the page without scripts.
 */
export function scriptsOnIntent(out: string): string {
  const aheadOf = readAhead(out);
  const parts = new Set<string>();
  const unused = new Set<string>();
  mkdirSync(join(out, FOLDER), { recursive: true });
  const pages = rewritePages(out, (page) => {
    const { html, payload, address, files, others } = onIntent(page, aheadOf(page));
    writeFileSync(join(out, address), payload);
    for (const part of files) parts.add(part);
    for (const other of others) unused.add(other);
    return html;
  });
  for (const part of parts) {
    const text = readFileSync(join(out, part), 'utf8');
    writeFileSync(join(out, part), READ_WHOLE + text);
  }
  for (const file of unused) rmSync(join(out, file));
  return `scripts on intent in ${pages} pages`;
}
