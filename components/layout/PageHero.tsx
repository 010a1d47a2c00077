import { Container } from '@/components/ui/Container';
import { Kept } from '@/components/ui/Kept';

/** The head of a plain page: a title and one sentence on a horizon line. */
export function PageHero({ title, lead }: { title: string; lead: string }) {
  return (
    <Container className="pt-28 md:pt-36">
      <div className="border-b border-line pb-9">
        <h1 className="text-title tracking-display">{title}</h1>
        <p className="mt-4 text-lead text-balance text-muted">
          <Kept text={lead} />
        </p>
      </div>
    </Container>
  );
}
