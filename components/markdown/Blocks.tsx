import type { Block } from '@/lib/markdown/blocks';
import { DataTable } from './DataTable';
import { Figure } from './Figure';
import { Subheading } from './Subheading';
import { Words } from './Words';

const LISTS = {
  bullets: 'list-disc pl-5.5',
  numbers: 'list-decimal pl-7 marker:tabular-nums',
  boxes: "list-['☐_'] pl-5.5",
} as const;
const QUOTE =
  'my-8 grid gap-4 border-l-2 border-edge pl-5.5 text-xl leading-normal font-medium tracking-excerpt';

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
        <List className={`mb-5.5 grid gap-2 marker:text-muted ${LISTS[block.marks]}`}>
          {block.items.map((item, index) => (
            <li key={index} className="pl-1">
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
        <blockquote className={QUOTE}>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Words phrase={paragraph} />
            </p>
          ))}
        </blockquote>
      );
  }
}

/** A text as it was written: paragraphs, subheadings, lists, tables, figures and quotes. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}
