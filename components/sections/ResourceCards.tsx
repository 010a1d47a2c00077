import { Kept } from '@/components/ui/Kept';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Resources } from '@/content/schema/sections';
import * as ui from '@/content/ui';

type Item = Resources['items'][number];

/** What a card says of an article or a guide, with the link that belongs to it. */
function cardOf(item: Item) {
  if ('article' in item) {
    const { title, category, readTime } = item.article;
    const link = (
      <TextLink
        href="/resources"
        label={ui.readMore}
        unsaid={ui.aboutSubject(ui.inLibrary(title))}
      />
    );
    const facts = ui.minutesToRead(readTime);
    return { title, description: item.description, category, facts, link };
  }
  const { title, summary, href, size } = item.guide;
  const { pages, bytes } = size();
  const link = <TextLink href={href} label={ui.openGuide} unsaid={ui.ofSubject(title)} />;
  const facts = ui.fileFacts(pages, bytes);
  return { title, description: summary, category: ui.guideKind, facts, link };
}

interface ResourceCardsProps {
  resources: Resources;
  /** `usual` after a section on a ground of its own. */
  gap?: 'close' | 'usual';
}

/** Reading on the page's subject. A card leads to the library, or opens the guide that it names. */
export function ResourceCards({ resources, gap = 'close' }: ResourceCardsProps) {
  return (
    <Section id="resources" title={resources.title} lead={resources.lead} gap={gap}>
      <ul className="grid gap-x-10 gap-y-2 md:grid-cols-3">
        {resources.items.map(cardOf).map(({ title, description, category, facts, link }) => (
          <li key={title} className="flex flex-col border-t border-line pt-3.5 md:pt-5">
            <h3 className="text-lg leading-snug tracking-snug md:text-xl">{title}</h3>
            <p className="mt-1.5 grow text-small text-muted md:mt-2 md:text-base">
              <Kept text={description} />
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted md:mt-2 md:block xl:flex">
              {link}
              <p className="flex flex-wrap gap-x-3 md:grid xl:flex">
                <span className="font-medium text-ink">{category}</span>
                <span>{facts}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
