import * as ui from '@/content/ui';

/** First letters of the first and the last name: `Priya Nair` → `PN`. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** Who has written an article. */
export function AuthorCard({ author }: { author: string }) {
  return (
    <section
      aria-labelledby="author-title"
      className="flex flex-wrap items-center gap-5 rounded-2xl border border-line bg-surface p-6"
    >
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-full border border-edge text-lg font-semibold"
      >
        {initials(author)}
      </span>
      <div>
        <h2 id="author-title" className="text-sm font-medium text-muted">
          {ui.aboutAuthor}
        </h2>
        <p className="text-lg leading-snug font-semibold">{author}</p>
        <p className="text-base text-muted">{ui.authorRole}</p>
      </div>
    </section>
  );
}
