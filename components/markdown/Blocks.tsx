import type { Block, Heading, List, Phrase, Quote } from '@/lib/markdown/blocks';
import { DataTable } from './DataTable';
import { Words } from './Words';

function Subheading({ heading: { level, id, text } }: { heading: Heading }) {
  return level === 2 ? (
    <h2 id={id} className="mt-10 mb-3 text-[1.75rem] leading-tight tracking-[-0.02em]">
      {text}
    </h2>
  ) : (
    <h3 id={id} className="mt-8 mb-2 text-[1.375rem] leading-snug tracking-snug">
      {text}
    </h3>
  );
}

function Items({ list: { ordered, items } }: { list: List }) {
  const List = ordered ? 'ol' : 'ul';
  const marker = ordered ? 'list-decimal pl-7 marker:tabular-nums' : 'list-disc pl-5.5';
  return (
    <List className={`mb-5.5 grid gap-2 marker:text-muted ${marker}`}>
      {items.map((item, index) => (
        <li key={index} className="pl-1">
          <Words phrase={item} />
        </li>
      ))}
    </List>
  );
}

function Quotation({ quote: { paragraphs } }: { quote: Quote }) {
  return (
    <blockquote className="my-8 grid gap-4 border-l-2 border-beacon-edge pl-5.5 text-[1.25rem] leading-normal font-medium tracking-[-0.01em]">
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} phrase={paragraph} />
      ))}
    </blockquote>
  );
}

function Paragraph({ phrase, className }: { phrase: Phrase; className?: string }) {
  return (
    <p className={className}>
      <Words phrase={phrase} />
    </p>
  );
}

function render(block: Block, key: number) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph key={key} phrase={block.children} className="mb-5.5" />;
    case 'heading':
      return <Subheading key={key} heading={block} />;
    case 'list':
      return <Items key={key} list={block} />;
    case 'table':
      return <DataTable key={key} table={block} />;
    case 'quote':
      return <Quotation key={key} quote={block} />;
  }
}

/** A text as it was written: paragraphs, subheadings, lists, tables and quotes. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(render);
}
