import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/Reveal';
import { Container } from './Container';

interface SectionProps {
  /** Anchor of the section; its heading carries `${id}-title`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-8 md:py-12">
      <Container>
        <h2 id={`${id}-title`} className="max-w-[20ch] text-heading tracking-heading">
          {title}
        </h2>
        {lead === undefined ? null : (
          <p className="mt-4 max-w-[58ch] text-lead text-balance text-muted">{lead}</p>
        )}
        <Reveal className="mt-10 md:mt-11">{children}</Reveal>
      </Container>
    </section>
  );
}
