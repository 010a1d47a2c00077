import type * as Draft from '@/components/contact/draft';
import { keepDraft, keepOverReload, writtenSince } from '@/components/contact/draft';
import { contactFields } from '@/lib/contact/fields';

/** The module as a page that has been loaded again finds it. */
function loadedAgain(): typeof Draft {
  jest.resetModules();
  return jest.requireActual<typeof Draft>('@/components/contact/draft');
}

beforeEach(() => {
  history.replaceState(null, '');
  keepDraft('message', '');
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

  const withWords = loadedAgain();
  withWords.keepDraft('email', 'ada@example.com');
  expect([...withWords.writtenSince('?plan=a')]).toContain('message');

  expect([...loadedAgain().writtenSince('?plan=a')]).toEqual([]);
});
