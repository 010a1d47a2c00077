import { LINK } from '@/components/ui/link-class';
import * as ui from '@/content/ui';
import { pageHref } from '@/lib/articles/pages';

/** Links to the library's other pages; nothing when one page holds it all. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label={ui.libraryPages}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5"
    >
      {page > 1 ? (
        <a href={pageHref(page - 1)} className={LINK}>
          {ui.newerArticles}
        </a>
      ) : (
        <span />
      )}
      <span className="text-muted tabular-nums">
        {page} / {pages}
      </span>
      {page < pages ? (
        <a href={pageHref(page + 1)} className={LINK}>
          {ui.olderArticles}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
