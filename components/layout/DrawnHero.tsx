import type { ReactElement, ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';

interface DrawnHeroProps {
  title: string;
  lead: string;
  /** Fills its frame, whatever the frame's proportions. */
  drawing: ReactElement;
  children: ReactNode;
}

/** The head of a page that has little to say yet: words left, and a drawing that runs off the right edge. */
export function DrawnHero({ title, lead, drawing, children }: DrawnHeroProps) {
  return (
    <div className="relative border-b border-line">
      <Container className="arrives-whole pt-28 pb-10 md:pt-36 md:pb-14 lg:flex lg:min-h-[36rem] lg:items-center">
        <div className="lg:w-[26.5rem]">
          <h1 className="text-title tracking-display">{title}</h1>
          <p className="mt-4 text-lead text-muted">
            <Kept text={lead} />
          </p>
          <div className="mt-7">{children}</div>
        </div>
      </Container>
      <div className="aspect-[4/3] border-t border-line bg-lake sm:aspect-[2/1] lg:absolute lg:top-18 lg:right-0 lg:bottom-0 lg:left-1/2 lg:aspect-auto lg:border-l xl:left-[calc(50%-4.85rem)]">
        {drawing}
      </div>
    </div>
  );
}
