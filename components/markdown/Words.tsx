import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Inline, Link, Phrase } from '@/lib/markdown/blocks';
import { linkKind } from '@/lib/markdown/links';

const LINK = 'text-link underline underline-offset-4';

function renderLink({ href, children }: Link, key: number): ReactNode {
  switch (linkKind(href)) {
    case 'page':
      return (
        <SiteLink key={key} href={href} className={LINK}>
          <Words phrase={children} />
        </SiteLink>
      );
    case 'web':
      return (
        <a key={key} href={href} rel="noopener" className={LINK}>
          <Words phrase={children} />
        </a>
      );
    default:
      return (
        <a key={key} href={href} className={LINK}>
          <Words phrase={children} />
        </a>
      );
  }
}

function render(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'emphasis':
      return (
        <em key={key}>
          <Words phrase={inline.children} />
        </em>
      );
    case 'strong':
      return (
        <strong key={key} className="font-semibold">
          <Words phrase={inline.children} />
        </strong>
      );
    case 'link':
      return renderLink(inline, key);
  }
}

/** Words in a row, with their emphasis and links. */
export function Words({ phrase }: { phrase: Phrase }) {
  return phrase.map(render);
}
