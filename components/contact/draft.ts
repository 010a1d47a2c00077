import { contactFields, type ContactField, type ContactValues } from '@/lib/contact/fields';

/**
 * What a visitor has typed and not sent, for as long as the tab lives: a page that is left by soft
 * navigation takes its fields along. In memory only; nothing is stored.
 */
const unsent: Partial<ContactValues> = {};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's controls in the order of its fields. */
export const controlsOf = (form: HTMLFormElement) =>
  contactFields.flatMap((field) => {
    const control = form.querySelector<Control>(`[name="${field}"]`);
    return control ? [{ field, control }] : [];
  });

/** Remembers what stands in a field now. */
export function keepDraft(field: ContactField, value: string): void {
  unsent[field] = value;
}

/**
 * Remembers what stands in the form that is on the page already. Where the browser has translated it,
 * React finds other words than its own, and draws the page, fields and all, anew.
 */
export function rescueDraft(): void {
  const form = globalThis.document?.querySelector<HTMLFormElement>('#contact-form');
  for (const { field, control } of form ? controlsOf(form) : [])
    if (control.value !== '') unsent[field] = control.value;
}

/** Puts the unsent words back into the fields that are empty. What was typed before React came counts too. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const { field, control } of controlsOf(form)) {
    if (control.value === '') control.value = unsent[field] ?? '';
    else unsent[field] = control.value;
  }
}

/** Empties the fields whose words have been sent. What was written since then has not been: it stays. */
export function clearSent(form: HTMLFormElement, sent: ContactValues): void {
  for (const { field, control } of controlsOf(form)) {
    if (control.value.trim() === sent[field]) control.value = '';
    if (unsent[field]?.trim() === sent[field]) delete unsent[field];
  }
}
