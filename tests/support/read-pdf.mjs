/**
 * Reads PDF files, each by its path on a line of the input, and prints what is in it as a line of JSON. A
 * process of its own: pdfjs is written as modules, which jest cannot load.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Every role of a structure tree, as often as it occurs. */
const rolesOf = (node, roles = {}) => {
  if (node?.role) roles[node.role] = (roles[node.role] ?? 0) + 1;
  for (const child of node?.children ?? []) rolesOf(child, roles);
  return roles;
};

/** The words of a page that are content: no running foot, no header row that is repeated. */
function wordsOf(items) {
  const open = [];
  let words = '';
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type !== undefined) open.push(item.tag === 'Artifact');
    else if (!open.includes(true)) words += item.str + (item.hasEOL ? '\n' : '');
  }
  return words;
}

/** The words of each marked piece of a page, in the order of its structure tree: as a screen reader says them. */
function toldOf(items, tree) {
  const open = [];
  const pieces = new Map();
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type !== undefined) open.push(item.id);
    else {
      const id = open.findLast(Boolean);
      pieces.set(id, (pieces.get(id) ?? '') + item.str);
    }
  }
  const idsOf = (node) =>
    node?.type === 'content' ? [node.id] : (node?.children ?? []).flatMap(idsOf);
  return idsOf(tree).map((id) => (pieces.get(id) ?? '').trim());
}

async function read(path) {
  const pdf = await getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
  }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const tree = await page.getStructTree();
    const [, , , top] = page.view;
    const ends = items.filter(({ str }) => str?.trim()).map(({ transform }) => transform[5]);
    pages.push({
      words: wordsOf(items),
      told: toldOf(items, tree),
      roles: rolesOf(tree),
      links: (await page.getAnnotations()).flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []),
      // Share of the page above its last line but the running foot's.
      filled: 1 - Math.min(...ends.filter((y) => y > 70)) / top,
      // How far the lowest line stands above the page's lower edge, in points.
      lowest: Math.min(...ends),
    });
  }
  return {
    title: info.Title,
    language: info.Language,
    dated: 'CreationDate' in info || 'ModDate' in info,
    /** Part of PDF/UA that the file says it keeps. */
    part: metadata?.get('pdfuaid:part') ?? null,
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title, items }) => [
      title,
      items.map((item) => item.title),
    ]),
    marked: (await pdf.getMarkInfo())?.Marked === true,
    pages,
  };
}

for await (const path of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await read(path)));
