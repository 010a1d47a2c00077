import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/Reveal';
import { Container } from './Container';
import { Kept } from './Kept';

const GROUNDS = { surface: 'band bg-surface', lake: 'band bg-lake' } as const;
/** What lies between a section and the one before it: it goes on with its subject, or begins another. */
const GAPS = {
  close: 'pt-4 pb-8 md:pb-12',
  usual: 'py-8 md:py-12',
  wide: 'pt-12 pb-8 md:pt-24 md:pb-12',
} as const;

interface SectionProps {
  /** Anchor of the section; its heading carries `${id}-title`. */
  id: string;
  title: string;
  lead?: string;
  /** A ground of its own, from one edge of the window to the other. */
  ground?: keyof typeof GROUNDS | undefined;
  gap?: keyof typeof GAPS;
  children: ReactNode;
}

/** A part of a page under its heading; what it holds rises as it comes into view. */
export function Section({ id, title, lead, ground, gap = 'usual', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={ground ? GROUNDS[ground] : GAPS[gap]}
    >
      <Container>
        <h2 id={`${id}-title`} className="max-w-[21ch] text-heading tracking-heading">
          <Kept text={title} />
        </h2>
        {lead === undefined ? null : (
          <p className="mt-3 text-lead text-balance text-muted md:mt-4">
            <Kept text={lead} />
          </p>
        )}
        <Reveal className="mt-6 md:mt-11">{children}</Reveal>
      </Container>
    </section>
  );
}
