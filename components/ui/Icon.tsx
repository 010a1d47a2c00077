import type { DrawnIcon } from './icons';

/**
 * A drawn sign beside words that say the same: hidden from assistive technology. It comes in by
 * reference, not inline: forty of them in a page's HTML would weigh a kilobyte.
 */
export function Icon({ name, className = 'size-5' }: { name: DrawnIcon; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
