import type * as Draft from '@/components/contact/draft';
import {
  clearSent,
  hasDraft,
  keepDraft,
  keepOverReload,
  loadWithDraft,
  restoreDraft,
  writtenSince,
} from '@/components/contact/draft';
import { contactFields, type ContactValues } from '@/lib/contact/fields';

/** The module as a page that has been loaded again finds it. */
function loadedAgain(): typeof Draft {
  jest.resetModules();
  return jest.requireActual<typeof Draft>('@/components/contact/draft');
}

beforeEach(() => {
  for (const field of contactFields) keepDraft(field, '');
  writtenSince(''); // without a draft it forgets what was written
});

it('tells what was written in since an address was first read', () => {
  keepDraft('message', 'Mine');
  expect([...writtenSince('?plan=a')]).toEqual([]);
  keepDraft('service', 'Mine');
  expect([...writtenSince('?plan=a')]).toEqual(['service']);
  expect([...writtenSince('?plan=b')]).toEqual([]);
});

it('takes that along over a fresh load, for as long as there are words', () => {
  writtenSince('?plan=a');
  keepDraft('message', 'Mine');
  keepOverReload();
  // By its index the page script gives each word back to its field: nothing may stand behind them.
  expect(history.state).toHaveLength(contactFields.length);

  const again = loadedAgain();
  expect(again.hasDraft()).toBe(true);
  // Once: the place in the history does not keep what may have been sent by the next load.
  expect(history.state).toBeNull();
  expect(loadedAgain().hasDraft()).toBe(false);
  expect([...again.writtenSince('?plan=a')]).toContain('message');
  again.keepDraft('message', '');
  expect([...again.writtenSince('?plan=a')]).toEqual([]);
});

it('makes one place in the history of a page that it is told to load twice', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads nothing, and says so
  window.scrollTo = () => undefined;
  const before = history.length;
  for (let time = 0; time < 2; time += 1) loadWithDraft(`${location.origin}/about`);
  expect(history.length).toBe(before + 1);
  expect(history.state).toHaveLength(contactFields.length);
});

/** Has a form with words take the draft over, at an address that asks for something. */
function findForm(): HTMLFormElement {
  history.replaceState(null, '', '?plan=a');
  document.body.innerHTML =
    '<form id="contact-form"><select name="service"><option value="">Choose<option selected>Mine</select><textarea name="message">Mine</textarea></form>';
  const form = document.forms[0] as HTMLFormElement;
  restoreDraft(form);
  return form;
}

it('takes the service for chosen that stood in the form before React came', () => {
  findForm();
  expect([...writtenSince('?plan=a')]).toEqual(['service']);
});

it.each(['reload', 'back_forward'])(
  'wants nothing more of a message restored after a %s',
  (type) => {
    const entry = { type } as unknown as PerformanceEntry;
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    findForm();
    expect([...writtenSince('?plan=a')]).toEqual(['service', 'message']);
  },
);

it('forgets what has been sent, and keeps what an address has put below it since', () => {
  const form = findForm();
  const message = form.querySelector('textarea') as HTMLTextAreaElement;
  const sent = Object.fromEntries(contactFields.map((field) => [field, 'Mine'])) as ContactValues;
  message.value = 'Mine\n\nAnd a plan.';
  keepDraft('message', message.value);
  clearSent(sent);
  expect(message.value).toBe('And a plan.');
  expect(hasDraft()).toBe(true);
  clearSent({ ...sent, message: 'And a plan.' });
  expect(message.value).toBe('');
  expect(hasDraft()).toBe(false);
});

it('brings nothing back that the page script has put into a form and the visitor has emptied since', () => {
  keepDraft('message', 'Mine');
  keepOverReload();
  document.body.innerHTML = '<form id="contact-form"><textarea name="message"></textarea></form>';
  const form = document.forms[0] as HTMLFormElement;
  const again = loadedAgain();
  again.restoreDraft(form);
  expect(form.querySelector('textarea')).toHaveValue('');
  expect(again.hasDraft()).toBe(false);
});

it('knows what was written in, when the page script has put the words into a form', () => {
  history.replaceState(null, '', '?plan=a');
  writtenSince('?plan=a');
  keepDraft('message', 'Mine');
  keepOverReload();
  document.body.innerHTML =
    '<form id="contact-form"><textarea name="message">Mine</textarea></form>';
  const again = loadedAgain();
  again.rescueDraft();
  expect([...again.writtenSince('?plan=a')]).toEqual(['message']);
});

it('takes no words from what the router keeps in the history', () => {
  history.replaceState({ __NA: true, 0: 'Mine', written: new Map([['', new Set()]]) }, '');
  expect(loadedAgain().hasDraft()).toBe(false);
});
