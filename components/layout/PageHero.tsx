import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';

interface PageHeroProps {
  title: string;
  lead: string;
  /** Breadcrumbs or a back link above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The head of a plain page: a title and one sentence on a horizon line. */
export function PageHero({ title, lead, above, children }: PageHeroProps) {
  return (
    <Container className="pt-28 md:pt-36">
      <div className="border-b border-line pb-9">
        {above}
        <h1 className="text-title tracking-display">{title}</h1>
        <p className="mt-4 max-w-[54ch] text-lead text-balance text-muted">
          <Kept text={lead} />
        </p>
        {children}
      </div>
    </Container>
  );
}
