import * as ui from '@/content/ui';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

interface TextLinkProps {
  href: string;
  label: string;
  /** What the label leaves unsaid, for those who hear the link alone. */
  about?: string;
}

export function TextLink({ href, label, about }: TextLinkProps) {
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
    >
      <span>
        {label}
        {about === undefined ? null : <span className="sr-only">{ui.aboutSubject(about)}</span>}
      </span>
      <Icon name="arrow-right" className="size-4" />
    </SiteLink>
  );
}
