import type { Action } from '@/content/schema/primitives';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { buttonClass, type ButtonTone } from './button-class';
import { ButtonLink } from './ButtonLink';
import { ComingSoonButton } from './ComingSoonButton';

/** A button as content names it. What it does follows from its kind, never from its label. */
export function ActionButton({ action, tone }: { action: Action; tone: ButtonTone }) {
  switch (action.kind) {
    case 'contact':
    case 'page':
      return (
        <ButtonLink href={action.kind === 'page' ? action.href : '/contact'} tone={tone}>
          {action.label}
        </ButtonLink>
      );
    case 'part':
    case 'calculator':
      return (
        // A plain anchor: the browser moves the focus along, Next's link would only scroll.
        <a
          href={`#${action.kind === 'part' ? action.part : CALCULATOR_ID}`}
          className={buttonClass(tone)}
        >
          {action.label}
        </a>
      );
    case 'comingSoon':
      return <ComingSoonButton label={action.label} tone={tone} />;
  }
}
