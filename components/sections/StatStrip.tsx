import { Container } from '@/components/ui/Container';
import type { ServiceStats } from '@/content/schema/sections';

export function StatStrip({ stats }: { stats: ServiceStats }) {
  return (
    <Container className="leads-in">
      <dl className="grid grid-cols-2 border-b border-line lg:grid-cols-4">
        {stats.map(({ value, suffix, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-7 pr-4 max-lg:even:border-l max-lg:even:pr-0 max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:py-9 lg:not-first:border-l lg:not-first:pl-6.5"
          >
            <dt className="mt-1 text-small text-balance text-muted">{label}</dt>
            <dd className="text-stat leading-[1.1] font-semibold tracking-heading">
              {value}
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
