import type { Action } from '@/content/schema/actions';
import * as ui from '@/content/ui';
import { requestLink } from '@/lib/contact/contact-link';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { AnswerButton } from './AnswerButton';
import { buttonClass, type ButtonTone } from './button-class';
import { ButtonLink } from './ButtonLink';
import { FileButton } from './FileButton';

interface ActionButtonProps {
  action: Action;
  /** Slug of the page that the button stands on: the contact form says what was asked for there. */
  page: string;
  tone: ButtonTone;
}

/** A button as content names it. What it does follows from its kind, never from its label. */
export function ActionButton({ action, page, tone }: ActionButtonProps) {
  switch (action.kind) {
    case 'contact':
    case 'page':
      return (
        <ButtonLink
          href={action.kind === 'page' ? action.href : requestLink(page, action.label)}
          tone={tone}
        >
          {action.label}
        </ButtonLink>
      );
    case 'answer':
      return (
        <AnswerButton
          label={action.label}
          answer={action.answer}
          ask={{ label: action.ask, href: requestLink(page, action.ask) }}
          tone={tone}
        />
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
    case 'viewGuide':
    case 'saveGuide': {
      const { href, fileName, size } = action.guide;
      const { pages, bytes } = size();
      return (
        <FileButton
          label={action.label}
          href={href}
          saveAs={action.kind === 'saveGuide' ? fileName : undefined}
          facts={ui.fileFacts(pages, bytes)}
          tone={tone}
        />
      );
    }
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
  }
}
