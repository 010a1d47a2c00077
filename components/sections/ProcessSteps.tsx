import { Calendar } from '@/components/steps/Calendar';
import { StepRow } from '@/components/steps/StepRow';
import { Section } from '@/components/ui/Section';
import type { Steps } from '@/content/schema/sections';
import { timeline } from '@/lib/timeline';

/** Steps under one line of time; on small screens each beside its own length. */
export function ProcessSteps({ steps }: { steps: Steps }) {
  const items = timeline(steps.items);
  return (
    <Section id="process" title={steps.title} lead={steps.lead}>
      <Calendar steps={items} />
      <ol className="steps steps-columns">
        {items.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}
