import type * as Draft from '@/lib/contact/draft';
import { clearSent, hasDraft, keepDraft, restoreDraft, writtenSince } from '@/lib/contact/draft';
import { contactFields, type ContactValues } from '@/lib/contact/fields';
import { keepOverReload } from '@/lib/navigation/leaving';

/** The module as a page that has been loaded again finds it. */
function loadedAgain(): typeof Draft {
  jest.resetModules();
  return jest.requireActual<typeof Draft>('@/lib/contact/draft');
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

it('lets an address choose a service anew, over one that came along from elsewhere', () => {
  history.replaceState(null, '', '?request=b');
  keepDraft('service', 'Mine');
  keepOverReload();
  document.body.innerHTML =
    '<form id="contact-form"><select name="service"><option selected>Mine</select></form>';
  let again = loadedAgain();
  again.rescueDraft();
  expect(again.hasDraft()).toBe(true);
  expect([...again.writtenSince('?request=b')]).toEqual([]);

  // Whatever else stands there the visitor has chosen since.
  keepOverReload();
  (document.querySelector('option') as HTMLOptionElement).textContent = 'Another';
  again = loadedAgain();
  again.rescueDraft();
  expect([...again.writtenSince('?request=b')]).toEqual(['service']);
});

it('takes no words from what the router keeps in the history', () => {
  history.replaceState({ __NA: true, 0: 'Mine', written: new Map([['', new Set()]]) }, '');
  expect(loadedAgain().hasDraft()).toBe(false);
});

it.each<[what: string, state: object, found: boolean]>([
  ['no words', [1, null, {}, undefined, ['Mine']], false],
  ['one word', [7, 'Mine'], true],
  ['words without word of where they were written', Object.assign(['Mine'], { written: {} }), true],
  [
    'words, and of where they were written no set',
    Object.assign(['Mine'], { written: new Map([['?plan=a', ['message']]]) }),
    true,
  ],
])('finds %s in what another deploy has laid into the history, and goes on', (_, state, found) => {
  history.replaceState(state, '');
  const again = loadedAgain();
  expect(again.hasDraft()).toBe(found);
  again.keepDraft('message', 'Mine');
  expect([...again.writtenSince('?plan=a')]).toEqual([]);
  again.keepDraft('message', 'Ours');
  expect([...again.writtenSince('?plan=a')]).toEqual(['message']);
});

it('wants what the address brings along, under words that only lay over a load of ours', () => {
  history.replaceState(null, '', '?plan=a');
  keepDraft('message', 'Mine');
  keepOverReload();
  document.body.innerHTML =
    '<form id="contact-form"><textarea name="message">Mine</textarea></form>';
  const entry = { type: 'reload' } as unknown as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const again = loadedAgain();
  again.rescueDraft();
  expect([...again.writtenSince('?plan=a')]).toEqual([]);
});

it('takes a space alone for no words', () => {
  keepDraft('message', ' ');
  expect(hasDraft()).toBe(false);
});
