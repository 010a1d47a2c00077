import { Container } from '@/components/ui/Container';
import { StatList } from '@/components/ui/StatList';
import type { Home } from '@/content/schema/site';

/** The company's claims in figures, right under the hero: a strip with a quiet title. */
export function StatRow({ trust }: { trust: Home['trust'] }) {
  return (
    <section id="figures" aria-labelledby="figures-title" className="leads-in pt-10 md:pt-14">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line pb-4">
          <h2 id="figures-title" className="text-subtitle tracking-snug">
            {trust.title}
          </h2>
          <p className="max-w-[38rem] text-small text-muted">{trust.lead}</p>
        </div>
        <div className="overflow-hidden border-b border-line">
          <StatList stats={trust.stats} />
        </div>
      </Container>
    </section>
  );
}
