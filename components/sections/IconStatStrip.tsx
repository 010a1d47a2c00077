import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import type { IndustryStats } from '@/content/schema/industry';

export function IconStatStrip({ stats }: { stats: IndustryStats }) {
  return (
    <div className="leads-in border-b border-line bg-surface">
      <Container>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7 py-8 lg:grid-cols-4">
          {stats.map(({ number, label, icon }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-muted first-letter:uppercase sm:pl-11">{label}</dt>
              <dd className="flex items-center gap-4 text-panel leading-tight font-semibold tracking-heading tabular-nums">
                <span className="text-muted max-sm:hidden">
                  <Icon name={icon} className="size-7" />
                </span>
                {number}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
