import type { Action } from '@/content/schema/actions';
import * as ui from '@/content/ui';
import { buttonClass, type ButtonTone } from './button-class';
import { ButtonLink } from './ButtonLink';
import { CALCULATOR_ID } from './calculator-id';
import { ComingSoonButton } from './ComingSoonButton';
import { FileButton } from './FileButton';

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
    case 'calculator':
      return (
        // A plain anchor: the browser moves the focus along, Next's link would only scroll.
        <a href={`#${CALCULATOR_ID}`} className={buttonClass(tone)}>
          {action.label}
        </a>
      );
    case 'viewGuide':
    case 'saveGuide':
      return (
        <FileButton
          label={action.label}
          href={action.guide.href}
          saveAs={action.kind === 'saveGuide' ? action.guide.fileName : undefined}
          facts={ui.fileFacts(action.guide.size())}
          tone={tone}
        />
      );
    case 'saveWorkbook':
      return (
        <FileButton
          label={action.label}
          href={action.workbook.href}
          saveAs={action.workbook.fileName}
          facts={ui.workbookFacts(action.workbook.make().length)}
          tone={tone}
        />
      );
    case 'comingSoon':
      return <ComingSoonButton label={action.label} tone={tone} />;
  }
}
