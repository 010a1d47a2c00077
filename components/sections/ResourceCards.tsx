import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Resources } from '@/content/schema/sections';
import * as ui from '@/content/ui';

/** Reading on the page's subject. Every card leads to the library. */
export function ResourceCards({ resources }: { resources: Resources }) {
  return (
    <Section id="resources" title={resources.title} lead={resources.lead}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {resources.items.map(({ title, description, category, readTime }) => (
          <li key={title} className="flex flex-col items-start border-t border-line pt-5">
            <p className="flex flex-wrap gap-x-3.5 text-sm text-muted tabular-nums md:max-lg:flex-col">
              <span className="font-medium text-ink">{category}</span>
              <span>{ui.minutesToRead(readTime)}</span>
            </p>
            <h3 className="mt-2 text-xl leading-snug tracking-snug">{title}</h3>
            <p className="mt-2 mb-1 grow text-base text-muted">{description}</p>
            <TextLink href="/resources" label={ui.readMore} about={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
