import { Container } from '@/components/ui/Container';
import { StatList } from '@/components/ui/StatList';
import type { IndustryStats } from '@/content/schema/industry';
import type { ServiceStats } from '@/content/schema/sections';

/** The four figures of a service or an industry, under its hero. */
export function StatStrip({ stats }: { stats: ServiceStats | IndustryStats }) {
  const shown = stats.map((stat) =>
    'number' in stat
      ? { value: stat.number, label: stat.label, icon: stat.icon }
      : { value: `${stat.value}${stat.suffix}`, label: stat.label },
  );
  return (
    <div className="leads-in border-b border-line">
      <Container>
        <StatList stats={shown} />
      </Container>
    </div>
  );
}
