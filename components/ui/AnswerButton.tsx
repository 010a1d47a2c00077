import { buttonClass, type ButtonTone } from './button-class';

interface AnswerButtonProps {
  label: string;
  answer: string;
  /** The link below the answer. */
  ask: { label: string; href: string };
  tone: ButtonTone;
}

/** A button that answers in place. It unfolds by the platform; in print and without scripts too. */
export function AnswerButton({ label, answer, ask, tone }: AnswerButtonProps) {
  return (
    <details className="grow basis-52 max-xs:w-full">
      <summary className={`${buttonClass(tone)} w-fit max-xs:w-full`}>
        {label}
        <span aria-hidden="true" className="plus" />
      </summary>
      <p className="mt-2 max-w-[38ch] rounded-lg border border-line bg-surface px-4 py-3 text-small text-muted">
        {`${answer} `}
        <a href={ask.href} className="font-semibold text-link underline underline-offset-4">
          {ask.label}
        </a>
      </p>
    </details>
  );
}
