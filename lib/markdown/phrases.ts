import type { Block, Inline, Phrase } from './blocks';

type Link = Extract<Inline, { kind: 'link' }>;

/** A phrase with each of its links changed, also those within strong or emphasized words. */
const withLinks = (phrase: Phrase, change: (link: Link) => Link): Phrase =>
  phrase.map((part) => {
    if (part.kind === 'text') return part;
    const changed = { ...part, children: withLinks(part.children, change) };
    return changed.kind === 'link' ? change(changed) : changed;
  });

/** A text with each of its links changed, wherever one may stand: no subheading or figure has any. */
export function withLinksOf(blocks: readonly Block[], change: (link: Link) => Link): Block[] {
  const changed = (phrase: Phrase) => withLinks(phrase, change);
  return blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, children: changed(block.children) };
      case 'list':
        return { ...block, items: block.items.map(changed) };
      case 'quote':
        return { ...block, paragraphs: block.paragraphs.map(changed) };
      case 'table':
        return {
          ...block,
          columns: block.columns.map((column) => ({ ...column, heading: changed(column.heading) })),
          rows: block.rows.map((row) => row.map(changed)),
        };
      case 'heading':
      case 'figure':
        return block;
    }
  });
}
