import { countWords } from '@/lib/format/words';
import type { Block, Chart, Phrase } from './blocks';

/** The words of a phrase as they read, without its marks. */
export const phraseText = (phrase: Phrase): string =>
  phrase.map((part) => (part.kind === 'text' ? part.text : phraseText(part.children))).join('');

/** The words of a chart and its moments, without its numbers: those stand in the text. */
function chartLines(chart: Chart): string[] {
  switch (chart.kind) {
    case 'bars':
      return chart.rows.flatMap(({ label, note }) => [label, note]);
    case 'stacked':
      return [...chart.parts, ...chart.rows].map(({ label }) => label);
    case 'line':
      return chart.points.flatMap(({ label, note }) => [label, note]);
    case 'timeline':
      return chart.moments.flatMap(({ when, label }) => [when, label]);
  }
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [phraseText(block.children)];
    case 'list':
      return block.items.map(phraseText);
    case 'quote':
      return block.paragraphs.map(phraseText);
    case 'table':
      return [...block.columns.map(({ heading }) => heading), ...block.rows.flat()].map(phraseText);
    case 'figure':
      return [block.title, block.unit, block.shows, ...chartLines(block.chart)];
  }
}

/**
 * The words of a text without its form, for search and counts: a paragraph, a subheading, a list item
 * or a cell a line, so that no search finds words across two of them.
 */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap(linesOf).filter(Boolean).join('\n');

/** A text without its figures: what states their numbers. */
export const proseOf = (blocks: readonly Block[]): string =>
  textOf(blocks.filter(({ kind }) => kind !== 'figure'));

/** Words of a text, as a reader counts them: a figure is looked at. */
export const wordCount = (blocks: readonly Block[]): number => countWords(proseOf(blocks));
