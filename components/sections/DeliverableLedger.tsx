import { StepRow } from '@/components/steps/StepRow';
import { FoldedList } from '@/components/ui/FoldedList';
import { Section } from '@/components/ui/Section';
import type { DeliverableSteps } from '@/content/schema/sections';
import * as ui from '@/content/ui';
import { timeline } from '@/lib/timeline';

/** Steps as a ledger, each with its length to scale and what is handed over at its end. */
export function DeliverableLedger({ steps }: { steps: DeliverableSteps }) {
  return (
    <Section id="process" title={steps.title} lead={steps.lead}>
      <ol className="steps steps-ledger">
        {timeline(steps.items).map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1}>
            <FoldedList title={ui.deliverables} subject={step.title} items={step.deliverables} />
          </StepRow>
        ))}
      </ol>
    </Section>
  );
}
