import type { Block, Phrase } from './blocks';

export const phraseText = (phrase: Phrase): string =>
  phrase.map((part) => (part.kind === 'text' ? part.text : phraseText(part.children))).join('');

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
  }
}

/**
 * The words of a text without its form, for search and counts: a paragraph, a subheading, a list item
 * or a cell a line, so that no search finds words across two of them.
 */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap(linesOf).filter(Boolean).join('\n');

/** Words of a text, as a reader counts them. */
export const wordCount = (blocks: readonly Block[]): number =>
  textOf(blocks).split(/\s+/).filter(Boolean).length;
