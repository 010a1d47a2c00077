import { ActionRow } from '@/components/ui/ActionRow';
import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';
import type { Closing } from '@/content/schema/sections';

/** The page's last word. `page` is its slug. */
export function ClosingCta({ page, closing }: { page: string; closing: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="closing glow">
      <Container className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div className="max-w-[38rem]">
          <h2 id="closing-title" className="text-heading tracking-heading">
            <Kept text={closing.title} />
          </h2>
          <p className="mt-4 text-lead text-balance text-muted">
            <Kept text={closing.lead} />
          </p>
        </div>
        <ActionRow actions={closing} page={page} stacked />
      </Container>
    </section>
  );
}
