import { contactFields, sentValue, type ContactField, type ContactValues } from './fields';
import { FORM_ID } from './form-ids';

/**
 * What a visitor has typed and not sent, for as long as the tab lives: a page that is left by soft
 * navigation takes its fields along. In memory; over a fresh load after a fault, at this place in the history
 * (`draftToKeep`).
 */
const unsent: Partial<ContactValues> = {};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's controls in the order of its fields; none where there is no form. */
export const controlsOf = (form: HTMLFormElement | null | undefined) =>
  contactFields.flatMap((field) => {
    const control = form?.querySelector<Control>(`[name="${field}"]`);
    return control ? [{ field, control }] : [];
  });

/** The form on the page: React's, or the one that came with the HTML. */
const formOnPage = () => globalThis.document?.querySelector<HTMLFormElement>(`#${FORM_ID}`);

/** Fields by the queries of addresses. */
type Written = Map<string, Set<ContactField>>;

const isWritten = (value: unknown): value is Written =>
  value instanceof Map && [...value.values()].every((fields) => fields instanceof Set);

/**
 * Reads what `draftToKeep` has laid into the history. Undefined for what is the router's; what is not as this
 * deploy lays it, reads as if it were not there.
 */
function readKept(state: unknown) {
  if (!Array.isArray(state)) return undefined;
  const words = state.map((word: unknown) => (typeof word === 'string' ? word : ''));
  const { written } = state as { written?: unknown };
  return { words, written: isWritten(written) ? written : undefined };
}

/**
 * What lay over a fresh load. It is taken once: the browser and the router would keep it at this place in the
 * history, with words that have long been sent.
 */
const kept = readKept(globalThis.history?.state);
if (kept) {
  history.replaceState(null, '');
  // The page script has put them into a form of this page: what has been made of them there since counts.
  const form = document.readyState === 'loading' ? null : formOnPage();
  const found = new Map(controlsOf(form).map(({ field, control }) => [field, control]));
  for (const [index, field] of contactFields.entries())
    unsent[field] = found.get(field)?.value ?? kept.words[index] ?? '';
}

/**
 * By the queries of the addresses at which there was a form since the draft began: the fields that the
 * visitor has written in since then.
 */
const written: Written = kept?.written ?? new Map();

/** The service that came along, with word of where the visitor has chosen it. */
const carriedService = kept?.written && kept.words[contactFields.indexOf('service')];

/** Whether there are words that have not been sent. */
export const hasDraft = (): boolean => Object.values(unsent).some((words) => words.trim() !== '');

/** Remembers what the visitor has made of a field. */
export function keepDraft(field: ContactField, value: string): void {
  unsent[field] = value;
  for (const fields of written.values()) fields.add(field);
}

/**
 * Remembers all that is about to be sent, what the address has filled in too: the visitor stands by it, and
 * may be elsewhere when it fails.
 */
export function keepForm(form: HTMLFormElement): void {
  for (const { field, control } of controlsOf(form)) unsent[field] = control.value;
}

/**
 * The fields that the visitor has written in since a form with this draft first stood at an address with
 * this query: what the address brings along is not wanted there any more. The set grows with what is
 * written later.
 */
export function writtenSince(query: string): Set<ContactField> {
  // Whoever has sent or emptied everything, and comes by the same link, asks anew.
  if (!hasDraft()) written.clear();
  const fields = written.get(query) ?? new Set();
  written.set(query, fields);
  return fields;
}

/** Whether the browser puts back what stood in the form when this document was last left or loaded again. */
function isRestored(): boolean {
  if (kept) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Remembers what stood in a field before React came. A service counts as the visitor's own choice, unless it
 * only came along from where it was chosen. A message does when the browser has restored it, with all that
 * the address had brought along; else the address may still add to it.
 */
function keepFound(field: ContactField, value: string): void {
  const fields = writtenSince(location.search); // before there is a draft, which what was written belongs to
  unsent[field] = value;
  const isChosen = field === 'service' && value !== carriedService;
  if (isChosen || isRestored()) fields.add(field);
}

/**
 * Remembers what stands in the form that is on the page already. Where the browser has translated it,
 * React finds other words than its own, and draws the page, fields and all, anew; where a fault keeps it
 * from drawing the page, the page that says so takes the form's place.
 */
export function rescueDraft(): void {
  for (const { field, control } of controlsOf(formOnPage()))
    if (control.value !== '') keepFound(field, control.value);
}

/** Puts the unsent words back into the fields that are empty. What was typed before React came counts too. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const { field, control } of controlsOf(form)) {
    if (control.value === '') control.value = unsent[field] ?? '';
    else keepFound(field, control.value);
  }
}

/** Takes out of the form what an address has brought along: what the visitor has made of its fields stays. */
export function bringBackDraft(form: HTMLFormElement): void {
  for (const { field, control } of controlsOf(form)) control.value = unsent[field] ?? '';
}

/** The draft as it lies over a fresh load (lib/navigation/leaving.ts): for the page script, and for `readKept`. */
export const draftToKeep = () =>
  // By name: the page script would lay whatever follows the words into the fields after them.
  Object.assign(
    contactFields.map((field) => unsent[field] ?? ''),
    { written },
  );

/** What has not been sent of a field: all of it, nothing, or what stands below a message that has been. */
function withoutSent(field: ContactField, value: string, sent: string): string {
  const now = sentValue(field, value);
  if (now === sent) return '';
  const below = `${sent}\n\n`;
  return field === 'message' && now.startsWith(below) ? now.slice(below.length) : value;
}

/**
 * Forgets the words that have been sent, also in a form that has come since. What was written since then
 * has not been: it stays.
 */
export function clearSent(sent: ContactValues): void {
  for (const { field, control } of controlsOf(formOnPage()))
    control.value = withoutSent(field, control.value, sent[field]);
  for (const field of contactFields) {
    const left = withoutSent(field, unsent[field] ?? '', sent[field]);
    if (left === '') delete unsent[field];
    else unsent[field] = left;
  }
}
