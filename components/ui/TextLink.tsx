import { Icon } from './Icon';
import { HEADING_LINK, ICON_LINK } from './link-class';

interface TextLinkProps {
  href: string;
  label: string;
  /** What the label leaves unsaid, for those who hear the link alone: it follows the label. */
  unsaid?: string;
  /** Whether it heads what stands below it. */
  heads?: boolean;
  /** Saves the file that it leads to under this name. */
  saveAs?: string;
}

/** A link that stands alone, with an arrow: or one that saves a file, with the sign for it. */
export function TextLink({ href, label, unsaid, heads = false, saveAs }: TextLinkProps) {
  return (
    <a href={href} download={saveAs} className={heads ? HEADING_LINK : ICON_LINK}>
      <span>
        {label}
        {unsaid === undefined ? null : <span className="sr-only">{unsaid}</span>}
      </span>
      <Icon name={saveAs === undefined ? 'arrow-right' : 'download'} className="size-4" />
    </a>
  );
}
