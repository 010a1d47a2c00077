import { DotYear } from '@/components/charts/DotYear';
import { MergingLines } from '@/components/charts/MergingLines';
import { MonthStrip } from '@/components/charts/MonthStrip';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/content/schema/site';
import { splitFigure } from '@/lib/format/figure';

const DRAWINGS = { month: MonthStrip, year: DotYear, vendors: MergingLines } as const;

/** What a client calls about: a ruled row each, with its figure and a drawing of what that means. */
export function ProblemRows({ problems }: { problems: Home['problems'] }) {
  return (
    <Section id="problems" title={problems.title} lead={problems.lead}>
      <ul className="problems">
        {problems.items.map(({ title, figure, description, drawing, caption }) => {
          const [number, words] = splitFigure(figure);
          const Drawing = DRAWINGS[drawing];
          return (
            <li key={title}>
              <div>
                <h3 className="text-subtitle">{title}</h3>
                <p className="problem-figure mt-1 mb-3 text-card leading-tight font-semibold">
                  <b>{number}</b>
                  {words}
                </p>
                <p className="text-base text-muted">{description}</p>
              </div>
              <figure>
                <Drawing />
                <figcaption className="mt-4 text-small text-muted">{caption}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
