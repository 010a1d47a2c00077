import { Kept } from '@/components/ui/Kept';
import type { Phrase } from '@/lib/markdown/blocks';
import { leadsWithin } from '@/lib/markdown/links';

const LINK = 'text-link underline underline-offset-4';

/** A phrase of an article with its marks and links. */
export function Words({ phrase }: { phrase: Phrase }) {
  return phrase.map((part, key) => {
    if (part.kind === 'text') return <Kept key={key} text={part.text} />;
    const words = <Words phrase={part.children} />;
    if (part.kind !== 'link') {
      const Mark = part.kind === 'strong' ? 'strong' : 'em';
      return <Mark key={key}>{words}</Mark>;
    }
    return (
      <a
        key={key}
        href={part.href}
        rel={leadsWithin(part.href) ? undefined : 'noopener'}
        className={LINK}
      >
        {words}
      </a>
    );
  });
}
