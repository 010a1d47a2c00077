import * as ui from '@/content/ui';
import type { Heading } from '@/lib/markdown/blocks';

const LOOKS = {
  2: 'mt-10 mb-3 text-panel leading-tight tracking-title',
  3: 'mt-8 mb-2 text-card leading-snug tracking-snug',
} as const;

/**
 * A subheading with its address beside it: a link to follow or to copy (app/styles/articles.css). Reader views
 * throw away a div that has no words but a heading’s.
 */
export function Subheading({ heading: { id, level, text } }: { heading: Heading }) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <header className={`part ${LOOKS[level]}`}>
      <Title id={id}>{text}</Title>
      <a href={`#${id}`} aria-label={ui.linkToPart(text)} className="anchor no-print" />
    </header>
  );
}
