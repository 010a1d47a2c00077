import { SiteLink } from '@/components/ui/SiteLink';

interface BreadcrumbsProps {
  parent: { href: string; label: string };
  current: string;
}

/** Where the page stands: its parent, and itself. */
export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <SiteLink
            href={parent.href}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {parent.label}
          </SiteLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
