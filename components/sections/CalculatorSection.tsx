import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/Reveal';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';

interface CalculatorSectionProps {
  copy: { title: string; lead: string };
  /** A billing toggle beside the heading, where the page has one. */
  toggle?: ReactNode;
  /** What stands beside the estimator, equally high, where there is room for both; else below it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The page's estimator. It takes focus when a button leads to it. */
export function CalculatorSection({ copy, toggle, beside, children }: CalculatorSectionProps) {
  return (
    <section
      id={CALCULATOR_ID}
      aria-labelledby={`${CALCULATOR_ID}-title`}
      tabIndex={-1}
      className="band bg-lake outline-none"
    >
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h2
              id={`${CALCULATOR_ID}-title`}
              className="max-w-[21ch] text-heading tracking-heading"
            >
              {copy.title}
            </h2>
            <p className="mt-4 text-lead text-balance text-muted">
              <Kept text={copy.lead} />
            </p>
          </div>
          {toggle}
        </div>
        <Reveal
          className={`mt-6 md:mt-11 ${beside ? 'grid gap-6 lg:grid-cols-[1fr_17rem] lg:gap-8 xl:grid-cols-[1fr_20rem]' : ''}`}
        >
          {children}
          {beside}
        </Reveal>
      </Container>
    </section>
  );
}
