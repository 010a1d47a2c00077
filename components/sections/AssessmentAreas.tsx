import { Bar } from '@/components/charts/Bar';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { TextList } from '@/components/ui/TextList';
import type { AssessmentAreas as Areas } from '@/content/schema/sections';
import * as ui from '@/content/ui';

/** The five areas of the assessment, each with its weight drawn to scale. */
export function AssessmentAreas({ areas }: { areas: Areas }) {
  return (
    <Section id="areas" title={areas.title} lead={areas.lead} gap="close">
      <ul className="border-b border-line">
        {areas.items.map(({ category, areas: parts, weight }) => (
          <li
            key={category}
            className="fold-row items-start gap-x-10 border-t border-line py-4 md:grid md:grid-cols-[14rem_1fr] md:py-5"
          >
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-lg tracking-snug">{category}</h3>
                <p className="font-semibold tabular-nums">{weight}%</p>
              </div>
              <Bar share={weight} />
            </div>
            <Fold label={ui.detailsOf(category)}>
              <TextList
                items={parts}
                className="grid gap-x-8 gap-y-1.5 text-base text-muted max-md:pt-3 sm:grid-cols-2"
              />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
