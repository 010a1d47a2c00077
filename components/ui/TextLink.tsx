import { Icon } from './Icon';

interface TextLinkProps {
  href: string;
  label: string;
  /** What the label leaves unsaid, for those who hear the link alone: it follows the label. */
  unsaid?: string;
  /** Saves the file that it leads to under this name. */
  saveAs?: string;
}

export function TextLink({ href, label, unsaid, saveAs }: TextLinkProps) {
  return (
    <a
      href={href}
      download={saveAs}
      className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
    >
      <span>
        {label}
        {unsaid === undefined ? null : <span className="sr-only">{unsaid}</span>}
      </span>
      <Icon name={saveAs === undefined ? 'arrow-right' : 'download'} className="size-4" />
    </a>
  );
}
