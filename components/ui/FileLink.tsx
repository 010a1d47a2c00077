import * as ui from '@/content/ui';
import { Icon } from './Icon';

interface FileLinkProps {
  href: string;
  label: string;
  /** What the label leaves unsaid, for those who hear the link alone. */
  about: string;
  /** Saves the file under this name instead of opening it. */
  saveAs?: string;
}

/** A link to a file of ours. Not a SiteLink: there is no page behind it to fetch ahead. */
export function FileLink({ href, label, about, saveAs }: FileLinkProps) {
  return (
    <a
      href={href}
      {...(saveAs !== undefined && { download: saveAs })}
      className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
    >
      <span>
        {label}
        <span className="sr-only">{ui.nameOfFile(about)}</span>
      </span>
      <Icon name={saveAs === undefined ? 'arrow-right' : 'download'} className="size-4" />
    </a>
  );
}
