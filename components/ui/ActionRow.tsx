import type { Action } from '@/content/schema/primitives';
import { ActionButton } from './ActionButton';

interface ActionRowProps {
  actions: { primary: Action; secondary?: Action | undefined };
  /** From lg on, one under the other and equally wide: beside words, not below them. */
  stacked?: boolean;
}

/** What a page asks for first, and second. On a phone both fill the line, so that they end alike. */
export function ActionRow({ actions: { primary, secondary }, stacked = false }: ActionRowProps) {
  return (
    <div
      className={`flex flex-wrap items-start gap-3.5 max-xs:grid max-xs:items-stretch ${stacked ? 'lg:grid lg:items-stretch' : ''}`}
    >
      <ActionButton action={primary} tone="beacon" />
      {secondary ? <ActionButton action={secondary} tone="ghost" /> : null}
    </div>
  );
}
