import type { IconName } from '@/content/schema/primitives';
import { Icon } from './Icon';

/** An icon on a small tile. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-[0.5625rem] border border-line text-muted">
      <Icon name={name} />
    </span>
  );
}
