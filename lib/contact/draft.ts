import { closest } from '@/lib/closest';
import { isScriptLoad } from '@/lib/navigation/script-load';
import {
  contactFields,
  sentValue,
  type ContactFaults,
  type ContactField,
  type ContactValues,
} from './fields';
import { FORM_ID } from './form-ids';

/**
 * What a visitor has typed and not sent, for as long as the tab lives: a page that is left by soft
 * navigation takes its fields along. In memory; over a fresh load after a fault, at this place in the history
 * (`keepOverReload`).
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

/**
 * What lay over a fresh load, see `keepOverReload`. It is taken once: the browser and the router would keep
 * it at this place in the history, with words that have long been sent.
 */
const state: unknown = globalThis.history?.state;
const kept: (string[] & { written?: typeof written }) | undefined = Array.isArray(state)
  ? state
  : undefined;
if (kept) {
  history.replaceState(null, '');
  // The page script has put them into a form of this page: what has been made of them there since counts.
  const form = document.readyState === 'loading' ? null : formOnPage();
  const found = new Map(controlsOf(form).map(({ field, control }) => [field, control]));
  for (const [index, field] of contactFields.entries())
    unsent[field] = found.get(field)?.value ?? kept[index] ?? '';
}

/**
 * By the queries of the addresses at which there was a form since the draft began: the fields that the
 * visitor has written in since then.
 */
const written: Map<string, Set<ContactField>> = kept?.written ?? new Map();

/** The service that came along, with word of where the visitor has chosen it. */
const carriedService = kept?.written && kept[contactFields.indexOf('service')];

/** Whether there are words that have not been sent. */
export const hasDraft = (): boolean => Object.values(unsent).some((words) => words.trim() !== '');

/** How far the form is: filled in, its faults looked for, on its way, delivered, or failed. */
export type ContactStatus = 'idle' | 'checking' | 'submitting' | 'success' | 'error';

/** How sending a message went, and what was wrong with its fields. */
export interface Outcome {
  status: ContactStatus;
  faults: ContactFaults;
}

/**
 * The message that is on its way, until a form has said how it went: a visitor may leave the page meanwhile,
 * and would send it again, or take it for sent.
 */
export const outbox: { underWay?: Promise<Outcome> | undefined } = {};

/** Whether something would go with the document: words that have not been sent, or how sending them went. */
export const keepsDocument = (): boolean => hasDraft() || outbox.underWay !== undefined;

/** Waits for the message that is on its way: whether a form on the page says then how that went. Never rejects. */
export async function hasAnswered(): Promise<boolean> {
  const { underWay } = outbox;
  await underWay?.catch(() => undefined);
  return outbox.underWay !== underWay;
}

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

/**
 * Lays the unsent words where the page script finds them when the page has been loaded again. Past the
 * router: it would answer its own `replaceState` by writing over the words before the page is left.
 */
export function keepOverReload(): void {
  const words = contactFields.map((field) => unsent[field] ?? '');
  // By name: the page script would lay whatever follows the words into the fields after them.
  History.prototype.replaceState.call(history, Object.assign(words, { written }), '');
}

/** The page of ours that is being loaded, once one is. */
let leavingFor: string | undefined;

/** Loads a page of ours, at its head. It finds the unsent words: they lie at its place in the history. */
export function loadWithDraft(address: string): void {
  // No page comes: the way back from where the browser says so finds them, too.
  if (!navigator.onLine) keepOverReload();
  // Past the router, as the words.
  if (address !== location.href) History.prototype.pushState.call(history, null, '', address);
  keepOverReload();
  // The router may end the step that it has been kept from before the page has gone, and write over them.
  if (leavingFor === undefined) {
    const write = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      write(...entry);
      if (location.href === leavingFor) keepOverReload();
    };
  }
  leavingFor = address;
  scrollTo({ top: 0, behavior: 'instant' }); // where it was left, the browser would show the other page
  location.reload();
}

/** The same, also where there may be no words. A message that is on its way has been waited for. */
export function loadPage(address: string): void {
  if (hasDraft()) loadWithDraft(address);
  else {
    delete outbox.underWay; // else this load would have to wait for it, too, and the next, for ever
    // Not by its address, which may name a place of the page: that would be gone to, and nothing loaded.
    if (address === location.href) location.reload();
    else location.assign(address);
  }
}

/** The page of ours that the router means to load, until a link leads elsewhere: the last one counts. */
let wanted: string | undefined;

function onClick({ target }: MouseEvent): void {
  if (closest(target, 'a[href]')) wanted = undefined;
}

function onNavigate(event: NavigateEvent): void {
  if (!isScriptLoad(event) || event.defaultPrevented || !keepsDocument()) return;
  const { url } = event.destination;
  if (!url.startsWith(`${location.origin}/`)) return;
  event.preventDefault();
  const before = location.href;
  wanted = url;
  // The router may do so in the midst of drawing, and several times before the page has gone.
  queueMicrotask(async () => {
    if (outbox.underWay && (await hasAnswered())) return;
    // Who has gone elsewhere meanwhile stays there. The router may have written the new address already.
    if (wanted === url && [before, url].includes(location.href)) loadPage(url);
  });
}

/**
 * Takes unsent words along from now on where the router loads a page by itself: its files are of another
 * deploy, or gone. A message that is on its way is waited for: who is told then how that went stays. Does
 * nothing in a browser that does not tell of it (Navigation API). For good: a fault that empties the page has
 * the router load the next one after all of ours has left.
 */
export function takeDraftOverLoads(): void {
  globalThis.navigation?.addEventListener('navigate', onNavigate);
  addEventListener('click', onClick, true);
}

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
