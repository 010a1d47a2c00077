import { Section } from '@/components/ui/Section';
import { FileLink } from '@/components/ui/FileLink';
import { TextLink } from '@/components/ui/TextLink';
import type { GuideFile } from '@/content/schema/actions';
import type { Resources } from '@/content/schema/sections';
import * as ui from '@/content/ui';

function factsOf({ size }: GuideFile): string {
  const { pages, bytes } = size();
  return ui.fileFacts(pages, bytes);
}

/** Reading on the page's subject. A card leads to the library, or opens the guide that it names. */
export function ResourceCards({ resources }: { resources: Resources }) {
  return (
    <Section id="resources" title={resources.title} lead={resources.lead} gap="close">
      <ul className="grid gap-x-10 gap-y-2 md:grid-cols-3">
        {resources.items.map((item) => (
          <li key={item.title} className="flex flex-col border-t border-line pt-3.5 md:pt-5">
            <h3 className="text-lg leading-snug tracking-snug md:text-xl">{item.title}</h3>
            <p className="mt-1.5 grow text-small text-muted md:mt-2 md:text-base">
              {item.description}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted md:mt-2 md:max-lg:block">
              {item.kind === 'guide' ? (
                <FileLink href={item.file.href} label={ui.openGuide} about={item.title} />
              ) : (
                <TextLink href="/resources" label={ui.readMore} about={item.title} />
              )}
              <p className="flex flex-wrap gap-x-2.5 md:max-lg:grid">
                <span className="font-medium text-ink">
                  {item.kind === 'guide' ? ui.guideKind : item.category}
                </span>
                <span>
                  {item.kind === 'guide' ? factsOf(item.file) : ui.minutesToRead(item.readTime)}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
