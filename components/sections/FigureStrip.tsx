import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import type { Figures } from '@/content/schema/industry';

/** Four figures of an industry, each with its sign. */
export function FigureStrip({ figures }: { figures: Figures }) {
  return (
    <div className="border-b border-line bg-surface">
      <Container>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7 py-8 lg:grid-cols-4">
          {figures.map(({ number, label, icon }) => (
            <div
              key={label}
              className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4"
            >
              <span className="row-span-2 text-beacon-edge max-sm:hidden">
                <Icon name={icon} className="size-7" />
              </span>
              <dd className="order-first col-start-2 row-start-1 text-[1.75rem] leading-tight font-semibold tracking-heading tabular-nums max-sm:col-start-1">
                {number}
              </dd>
              <dt className="col-start-2 row-start-2 text-[0.9375rem] text-muted max-sm:col-start-1">
                {label}
              </dt>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
