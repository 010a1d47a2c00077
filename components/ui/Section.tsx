import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/Reveal';
import { Container } from './Container';
import { Kept } from './Kept';

const GROUNDS = { surface: 'band bg-surface', lake: 'band bg-lake' } as const;

interface SectionProps {
  /** Anchor of the section; its heading carries `${id}-title`. */
  id: string;
  title: string;
  lead?: string;
  /** A ground of its own, from one edge of the window to the other. */
  ground?: keyof typeof GROUNDS;
  children: ReactNode;
}

export function Section({ id, title, lead, ground, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={ground ? GROUNDS[ground] : 'py-8 md:py-12'}
    >
      <Container>
        <h2 id={`${id}-title`} className="max-w-[20ch] text-heading tracking-heading">
          <Kept text={title} />
        </h2>
        {lead === undefined ? null : (
          <p className="mt-4 max-w-[58ch] text-lead text-balance text-muted">
            <Kept text={lead} />
          </p>
        )}
        <Reveal className="mt-10 md:mt-11">{children}</Reveal>
      </Container>
    </section>
  );
}
