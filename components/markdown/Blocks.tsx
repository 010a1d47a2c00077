import type { Block } from '@/lib/markdown/blocks';
import { DataTable } from './DataTable';
import { Figure } from './Figure';
import { Subheading } from './Subheading';
import { Words } from './Words';

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="mb-5.5">
          <Words phrase={block.children} />
        </p>
      );
    case 'heading':
      return <Subheading heading={block} />;
    case 'list': {
      const List = block.marks === 'numbers' ? 'ol' : 'ul';
      return (
        <List className={block.marks}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words phrase={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <DataTable table={block} />;
    case 'figure':
      return <Figure figure={block} />;
    case 'quote':
      return (
        <blockquote className="quote">
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Words phrase={paragraph} />
            </p>
          ))}
        </blockquote>
      );
  }
}

/**
 * A text as it was written: paragraphs, subheadings, lists, tables, figures and quotes (their look:
 * app/styles/markdown.css).
 */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}
