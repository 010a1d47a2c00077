import type { Action } from '@/content/schema/actions';
import * as ui from '@/content/ui';
import { requestLink } from '@/lib/contact/contact-link';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { AnswerButton } from './AnswerButton';
import type { ButtonTone } from './button-class';
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
  const link = (href: string) => (
    <ButtonLink href={href} tone={tone}>
      {action.label}
    </ButtonLink>
  );
  switch (action.kind) {
    case 'contact':
      return link(requestLink(page, action.label));
    case 'page':
      return link(action.href);
    case 'part':
      return link(`#${action.part}`);
    case 'calculator':
      return link(`#${CALCULATOR_ID}`);
    case 'answer':
      return (
        <AnswerButton
          label={action.label}
          answer={action.answer}
          ask={{ label: action.ask, href: requestLink(page, action.ask) }}
          tone={tone}
        />
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
