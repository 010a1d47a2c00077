import { useEffect, type RefObject } from 'react';
import { controlsOf } from '@/lib/contact/draft';
import { onGoHere } from '@/lib/navigation/same-page';

type Form = RefObject<HTMLFormElement | null>;

/** Brings a field into the window with its label and with what is wrong with it; anything else alone. */
export const show = (element: Element) =>
  (element.closest('[data-field]') ?? element).scrollIntoView({ block: 'nearest' });

/** Brings what there is to read or to mend into the window, and the focus to it. */
export function lead(to: HTMLElement | null | undefined): void {
  if (!to) return;
  to.focus({ preventScroll: true });
  // All that is wrong stands above the first field: both are shown where there is room.
  to.closest('form')?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  show(to);
}

/**
 * Leads to an answer, once to each: `answers` counts them, and `sentFrom` is where the focus was when the
 * message went off.
 */
export function useLeadToAnswer(form: Form, answers: number, sentFrom: RefObject<Element | null>) {
  useEffect(() => {
    if (answers === 0) return;
    // Whoever has gone elsewhere meanwhile, or types, would lose the place: to them it is only said.
    const { activeElement, body } = document;
    if (activeElement === sentFrom.current || activeElement === body)
      lead(form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-answer]'));
  }, [form, answers, sentFrom]);
}

/** Get Started and Schedule a Call, on this very page: on with the form. */
export function useLeadToForm(form: Form) {
  useEffect(
    () =>
      onGoHere(() => {
        const controls = controlsOf(form.current).map(({ control }) => control);
        lead(controls.find(({ value }) => value === '') ?? controls[0]);
      }),
    [form],
  );
}
