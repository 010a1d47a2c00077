import { Bar } from '@/components/charts/Bar';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { AssessmentAreas as Areas } from '@/content/schema/sections';

/** The five areas of the assessment, each with its weight drawn to scale. */
export function AssessmentAreas({ areas }: { areas: Areas }) {
  return (
    <Section id="areas" title={areas.title} lead={areas.lead}>
      <ul className="border-b border-line">
        {areas.items.map(({ category, areas: parts, weight }) => (
          <li
            key={category}
            className="grid items-start gap-x-10 gap-y-3 border-t border-line py-5 md:grid-cols-[14rem_1fr]"
          >
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-lg tracking-snug">{category}</h3>
                <p className="font-semibold tabular-nums">{weight}%</p>
              </div>
              <Bar share={weight} />
            </div>
            <TextList
              items={parts}
              className="grid gap-x-8 gap-y-1.5 text-base text-muted sm:grid-cols-2"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
