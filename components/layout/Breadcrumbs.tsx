import type { Route } from '@/content/schema/site';
import * as ui from '@/content/ui';

interface BreadcrumbsProps {
  /** The way to the page: home first, the page itself last. */
  trail: readonly Route[];
}

/** Where the page stands, as search engines are told it too. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={ui.breadcrumb} className="no-print mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.slice(0, -1).map(({ path, name }) => (
          <li key={path} className="flex items-center gap-x-2">
            <a
              href={path}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink">
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
