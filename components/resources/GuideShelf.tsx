import { Kept } from '@/components/ui/Kept';
import { TextLink } from '@/components/ui/TextLink';
import * as ui from '@/content/ui';
import type { ShelfGuide } from '@/lib/guides/search';

/** The guides of the library: what each leaves in one's hand, and the file to open or keep. */
export function GuideShelf({ guides }: { guides: readonly ShelfGuide[] }) {
  return (
    <section aria-labelledby="guides" className="mt-16">
      <h2 id="guides" className="text-2xl tracking-title">
        {ui.guideShelf}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {guides.map(({ id, title, summary, href, fileName, facts, draft }) => (
          <li key={id} className="flex flex-col border-t border-line pt-5">
            <h3 className="text-xl leading-snug tracking-snug">
              <Kept text={title} />
            </h3>
            <p className="mt-1.5 grow text-base text-muted">{summary}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
              <TextLink href={href} label={ui.openGuide} unsaid={ui.ofSubject(title)} />
              <TextLink
                href={href}
                label={ui.saveGuide}
                unsaid={ui.ofSubject(title)}
                saveAs={fileName}
              />
              <span className="tabular-nums">
                {draft ? `${ui.draft}, ` : null}
                {facts}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
