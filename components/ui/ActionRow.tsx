import type { Action } from '@/content/schema/actions';
import { ActionButton } from './ActionButton';

interface ActionRowProps {
  actions: { primary: Action; secondary?: Action | undefined };
  /** From lg on, one under the other and equally wide: beside words, not below them. */
  stacked?: boolean;
}

/** What a page asks for first, and second. */
export function ActionRow({ actions: { primary, secondary }, stacked = false }: ActionRowProps) {
  return (
    <div
      className={`flex flex-wrap items-start gap-3.5 ${stacked ? 'lg:grid lg:items-stretch' : ''}`}
    >
      <ActionButton action={primary} tone="beacon" />
      {secondary ? <ActionButton action={secondary} tone="ghost" /> : null}
    </div>
  );
}
