import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { DeliverableSteps } from '@/content/schema/sections';
import * as ui from '@/content/ui';

/** Five steps as a ledger, each with what is handed over at its end. */
export function DeliverableLedger({ steps }: { steps: DeliverableSteps }) {
  return (
    <Section id="process" title={steps.title} lead={steps.lead}>
      <ol className="border-b border-line">
        {steps.items.map(({ title, description, duration, deliverables }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[5.5rem_1.2fr_1fr] md:items-baseline"
          >
            <p className="tabular-nums">
              <span className="block text-3xl leading-none font-semibold tracking-heading">
                {index + 1}
              </span>
              <span className="mt-2 block text-sm text-muted">{duration}</span>
            </p>
            <div>
              <h3 className="text-card leading-snug tracking-snug">{title}</h3>
              <p className="mt-2 text-base text-muted">{description}</p>
            </div>
            <div>
              <p className="text-sm font-semibold">{ui.deliverables}</p>
              <TextList items={deliverables} className="ticks mt-2 grid gap-1.5 text-small" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
