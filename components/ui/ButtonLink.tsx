import type { ReactNode } from 'react';
import { buttonClass, type ButtonTone } from './button-class';

interface ButtonLinkProps {
  href: string;
  tone?: ButtonTone;
  compact?: boolean;
  children: ReactNode;
}

/** A link that looks like a button because following it is the page's call to action. */
export function ButtonLink({ href, tone = 'beacon', compact = false, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(tone, compact)}>
      {children}
    </a>
  );
}
