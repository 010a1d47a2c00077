import type { Closing } from '@/content/schema/sections';
import { ActionButton } from '@/components/ui/ActionButton';
import { Container } from '@/components/ui/Container';

/** The last word of a page, and its call to action. */
export function ClosingCta({ closing }: { closing: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="glow border-t border-line py-16 md:py-22">
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div className="max-w-[36rem]">
          <h2 id="closing-title" className="text-heading tracking-heading">
            {closing.title}
          </h2>
          <p className="mt-4 text-lead text-muted">{closing.lead}</p>
        </div>
        <div className="flex flex-wrap items-start gap-3.5">
          <ActionButton action={closing.primary} tone="beacon" />
          {closing.secondary ? <ActionButton action={closing.secondary} tone="ghost" /> : null}
        </div>
      </Container>
    </section>
  );
}
