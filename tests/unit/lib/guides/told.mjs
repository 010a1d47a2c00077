/**
 * Prints the words of a PDF's last pages in the order of its structure tree, as a screen reader says them,
 * a line for each piece. A process of its own: pdfjs is written as modules, which jest cannot load.
 */
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of each marked piece, by its id. */
function piecesOf(items) {
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
  return pieces;
}

const idsOf = (node) =>
  node.type === 'content' ? [node.id] : (node.children ?? []).flatMap(idsOf);

const pdf = await getDocument({
  data: new Uint8Array(readFileSync(process.argv[2])),
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
}).promise;
for (let number = 2; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const pieces = piecesOf(items);
  for (const id of idsOf(await page.getStructTree())) console.log((pieces.get(id) ?? '').trim());
}
