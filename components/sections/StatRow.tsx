import { Section } from '@/components/ui/Section';
import type { Home } from '@/content/schema/site';

export function StatRow({ trust }: { trust: Home['trust'] }) {
  return (
    <Section id="figures" title={trust.title} lead={trust.lead}>
      <dl className="grid grid-cols-2 border-y border-line md:grid-cols-4">
        {trust.stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-8 pr-4 max-md:even:border-l max-md:even:pl-5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-6.5"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-stat-wide leading-[1.1] font-semibold tracking-heading tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
