import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { colors } from '@/lib/colors';
import { TOGETHER, type Part } from './parts';

/** All that stands in a printed guide: its words, and the names of what belongs to it. */
export interface PrintedGuide {
  title: string;
  summary: string;
  parts: readonly Part[];
  /** The drawing on the cover, a file of content/illustrations without its ending. */
  drawing: string;
  company: { name: string; line: string };
  /** Address and words of the links on the last page. */
  links: ReadonlyArray<{ href: string; text: string }>;
  /** Labelled lines of the cover: who it is for, when it was right. */
  facts: ReadonlyArray<{ label: string; text: string }>;
  /** Words of the template itself. */
  words: Readonly<
    Record<
      'kind' | 'contents' | 'page' | 'of' | 'notAdvice' | 'keptBy' | 'keptOn' | 'notes',
      string
    >
  >;
}

const ROOT = process.cwd();
/** The template, and nothing else, is within the compiler's reach. */
const TEMPLATES = join(ROOT, 'lib/guides');
const TEMPLATE = join(TEMPLATES, 'template.typ');
const FONTS = join(ROOT, 'node_modules/@expo-google-fonts/instrument-sans');
const WEIGHTS = [
  '400Regular',
  '400Regular_Italic',
  '500Medium',
  '500Medium_Italic',
  '600SemiBold',
  '600SemiBold_Italic',
];

let compiler: NodeCompiler | undefined;
const made = new Map<string, Buffer>();

/** A drawing of ours in the colours of white paper, which it inherits on a page. */
function onPaper(drawing: string): string {
  const svg = readFileSync(join(ROOT, 'content/illustrations', `${drawing}.svg`), 'utf8');
  return svg.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const color = new Map(Object.entries(colors.light)).get(name);
    if (color === undefined) throw new Error(`${drawing}.svg: ${name} is not in lib/colors.ts`);
    return color;
  });
}

/**
 * Typesets a guide as PDF/UA-1, tagged, with bookmarks, without a date: the same bytes in every run. Its
 * words go to the template as data, never as markup, so no text can run code. Only for the server.
 * Throws an Error that says what could not be set: a letter that the typeface has not, for one.
 */
export function typeset(guide: PrintedGuide): Buffer {
  const inputs = {
    guide: JSON.stringify(guide),
    colors: JSON.stringify(colors.light),
    drawing: onPaper(guide.drawing),
    together: TOGETHER.source,
  };
  // While one writes, the template may have been edited.
  const key = JSON.stringify([inputs, readFileSync(TEMPLATE, 'utf8')]);
  const before = made.get(key);
  if (before) return before;
  compiler ??= NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontPaths: WEIGHTS.map((weight) => join(FONTS, weight)) }],
  });
  const result = compiler.compile({
    mainFilePath: TEMPLATE,
    inputs,
    resetRead: true,
  });
  const problem = result.takeError() ?? result.takeWarnings();
  if (problem || !result.result) {
    throw new Error(JSON.stringify(problem ? compiler.fetchDiagnostics(problem) : 'no document'));
  }
  const pdf = compiler.pdf(result.result, { pdfStandard: 'ua-1' });
  made.set(key, pdf);
  return pdf;
}

/** Pages of a PDF that `typeset` made, as its own page tree counts them. Throws when it has none. */
export function pageCountOf(pdf: Buffer): number {
  const [, count] = /\/Type\s*\/Pages[^>]*\/Count\s+(\d+)/.exec(pdf.toString('latin1')) ?? [];
  if (count === undefined) throw new Error('expected a PDF with a page tree');
  return Number(count);
}
