import { Section } from '@/components/ui/Section';
import type { Steps } from '@/content/schema/sections';

/** Five steps on one line of time. */
export function ProcessSteps({ steps }: { steps: Steps }) {
  return (
    <Section id="process" title={steps.title} lead={steps.lead}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-6">
        {steps.items.map(({ title, description, duration }, index) => (
          <li
            key={title}
            className="border-t-2 border-beacon-edge pt-4 sm:max-lg:odd:last:col-span-2"
          >
            <p className="flex justify-between gap-3 text-sm text-muted tabular-nums">
              <span>{index + 1}</span>
              <span>{duration}</span>
            </p>
            <h3 className="mt-3 text-lg leading-snug tracking-snug">{title}</h3>
            <p className="mt-2 text-small text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
