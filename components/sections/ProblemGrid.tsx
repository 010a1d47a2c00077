import { IconTile } from '@/components/ui/IconTile';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/content/schema/site';

/** What a client calls about, each with the number that we are held to. */
export function ProblemGrid({ problems }: { problems: Home['problems'] }) {
  return (
    <Section id="problems" title={problems.title} lead={problems.lead}>
      <ul className="ruled lg:grid-cols-3">
        {problems.items.map(({ icon, title, figure, description }) => (
          <li key={title} className="bg-surface p-7.5">
            <IconTile name={icon} />
            <h3 className="mt-4.5 text-card leading-snug tracking-snug">{title}</h3>
            <p className="mt-1 font-semibold text-signal">{figure}</p>
            <p className="mt-3 text-base text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
