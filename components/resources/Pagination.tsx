import type { ResourcesPage } from '@/content/schema/site';
import { SiteLink } from '@/components/ui/SiteLink';
import { pageHref } from '@/lib/articles/pages';

interface PaginationProps {
  page: number;
  pages: number;
  copy: ResourcesPage['pagination'];
}

/** Links to the library's other pages; nothing when one page holds it all. */
export function Pagination({ page, pages, copy }: PaginationProps) {
  if (pages === 1) return null;
  const link =
    'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline';
  return (
    <nav
      aria-label={copy.label}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5"
    >
      {page > 1 ? (
        <SiteLink href={pageHref(page - 1)} className={link}>
          {copy.newer}
        </SiteLink>
      ) : (
        <span />
      )}
      <span className="text-muted tabular-nums">
        {page} / {pages}
      </span>
      {page < pages ? (
        <SiteLink href={pageHref(page + 1)} className={link}>
          {copy.older}
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
