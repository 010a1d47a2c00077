import type * as Draft from '@/components/contact/draft';
import { keepDraft, keepOverReload, restoreDraft, writtenSince } from '@/components/contact/draft';
import { contactFields } from '@/lib/contact/fields';

/** The module as a page that has been loaded again finds it. */
function loadedAgain(): typeof Draft {
  jest.resetModules();
  return jest.requireActual<typeof Draft>('@/components/contact/draft');
}

beforeEach(() => {
  history.replaceState(null, '');
  for (const field of contactFields) keepDraft(field, '');
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

it('takes the service for chosen that stood in the form before React came', () => {
  history.replaceState(null, '', '?plan=a');
  document.body.innerHTML =
    '<form><select name="service"><option value="">Choose<option selected>Mine</select><textarea name="message">Mine</textarea></form>';
  restoreDraft(document.forms[0] as HTMLFormElement);
  expect([...writtenSince('?plan=a')]).toEqual(['service']);
});

it('takes no words from what the router keeps in the history', () => {
  history.replaceState({ __NA: true, 0: 'Mine', written: new Map([['', new Set()]]) }, '');
  expect(loadedAgain().hasDraft()).toBe(false);
});
