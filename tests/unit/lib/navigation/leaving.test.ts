import { keepDraft, writtenSince } from '@/lib/contact/draft';
import { contactFields } from '@/lib/contact/fields';
import { outbox, type Outcome } from '@/lib/contact/outbox';
import type * as Leaving from '@/lib/navigation/leaving';
import { answerLoads, loadWithDraft } from '@/lib/navigation/leaving';

beforeEach(() => {
  for (const field of contactFields) keepDraft(field, '');
  writtenSince(''); // without a draft it forgets what was written
});

it('makes one place in the history of a page that it is told to load twice', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads nothing, and says so
  window.scrollTo = () => undefined;
  const before = history.length;
  for (let time = 0; time < 2; time += 1) loadWithDraft(`${location.origin}/about`);
  expect(history.length).toBe(before + 1);
  expect(history.state).toHaveLength(contactFields.length);
});

it('keeps the words there when the router ends its step before the page has gone', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  for (const path of ['/about', '/services']) {
    const address = location.origin + path;
    loadWithDraft(address);
    history.replaceState({ __NA: true }, '', address);
    expect(history.state).toHaveLength(contactFields.length);
  }
  // Where the load was stopped, what stands elsewhere in the history is the router's own.
  history.pushState({ __NA: true }, '', '/contact');
  history.replaceState({ __NA: true }, '', '/contact');
  expect(history.state).toEqual({ __NA: true });
});

describe('where the browser tells that the router loads a page by itself', () => {
  const TARGET = `${location.origin}/about`;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads nothing, and says so
    window.scrollTo = () => undefined;
    history.replaceState(null, '', '/here');
    Object.assign(globalThis, { navigation: new EventTarget() });
    for (let time = 0; time < 2; time += 1) answerLoads();
    keepDraft('message', 'Mine');
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

  /** Tells of a load; whether it goes on as it was meant. */
  async function goesOn(change: object = {}): Promise<boolean> {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      destination: { url: TARGET, sameDocument: false },
      ...{ navigationType: 'push', userInitiated: false, formData: null, ...change },
    });
    navigation.dispatchEvent(event);
    await null;
    return !event.defaultPrevented;
  }
  const words = () => (Array.isArray(history.state) ? (history.state as string[]) : undefined);

  it.each(['push', 'replace'])('takes the words along, however often (%s)', async (type) => {
    const before = history.length;
    for (let time = 0; time < 2; time += 1) {
      expect(await goesOn({ navigationType: type })).toBe(false);
      expect(location.href).toBe(TARGET);
      expect(words()?.[contactFields.indexOf('message')]).toBe('Mine');
    }
    expect(history.length).toBe(before + 1);
  });

  /** Has a message be on its way, until what is returned is called; a form says how it went, or none does. */
  function send(isToldHow: boolean): () => Promise<void> {
    let arrive: () => void = () => undefined;
    const message = new Promise<Outcome>((resolve) => {
      arrive = () => resolve({ status: 'success', faults: {} });
    });
    outbox.underWay = message;
    if (isToldHow) void message.then(() => (outbox.underWay = undefined));
    return async () => {
      arrive();
      await new Promise((resolve) => setTimeout(resolve));
    };
  }
  afterEach(() => (outbox.underWay = undefined));

  it.each([
    ['goes on when nobody says how it went', false, undefined, '/about'],
    ['stays where a form says how it went', true, undefined, '/here'],
    ['stays where the visitor has gone meanwhile', false, '/elsewhere', '/elsewhere'],
  ])('waits for a message that is on its way, and %s', async (_, isToldHow, gone, end) => {
    const arrive = send(isToldHow);
    expect(await goesOn()).toBe(false);
    expect(location.pathname).toBe('/here');
    if (gone) history.pushState(null, '', gone);
    await arrive();
    expect(location.pathname).toBe(end);
  });

  it('waits no second time for a message of which nobody has said how it went', async () => {
    keepDraft('message', '');
    const arrive = send(false);
    expect(await goesOn()).toBe(false);
    await arrive();
    // What it loads then goes on: else no page could be loaded any more.
    expect(await goesOn()).toBe(true);
  });

  it('leads where the last link leads, when two have been followed meanwhile', async () => {
    const arrive = send(false);
    const [first, last] = ['/services', '/industries'].map((path) => location.origin + path);
    await goesOn({ destination: { url: first, sameDocument: false } });
    await goesOn({ destination: { url: last, sameDocument: false } });
    await arrive();
    expect(location.href).toBe(last);
  });

  it('leads nowhere when a link to the page that is shown was the last', async () => {
    const arrive = send(false);
    await goesOn();
    document.body.innerHTML = '<a href="#here"><b>Here</b></a>';
    document.querySelector('b')?.click();
    await arrive();
    expect(location.pathname).toBe('/here');
  });

  it.each([
    ['nothing', 'a page comes', true, []],
    ['the words', 'none can come', false, ['Mine']],
  ])('leaves %s at the place that is left, where %s', async (_, __, isOnLine, left) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    const found: string[] = [];
    jest.spyOn(History.prototype, 'pushState').mockImplementation(() => {
      found.push(...(words() ?? []).filter(Boolean));
    });
    await goesOn();
    expect(history.pushState).toHaveBeenCalledTimes(1);
    expect(found).toEqual(left);
  });

  it.each([
    ['there are no words', {}, () => keepDraft('message', '')],
    ['the page is loaded again', { navigationType: 'reload' }],
    ['it is a step back', { navigationType: 'traverse' }],
    ['React shows the page', { destination: { url: TARGET, sameDocument: true } }],
    [
      'it leads to another site',
      { destination: { url: 'https://a.example/', sameDocument: false } },
    ],
    [
      'it leads to a site whose name begins like ours',
      { destination: { url: `${location.origin}.example/`, sameDocument: false } },
    ],
    ['the visitor follows a link', { userInitiated: true }],
    ['a form is sent', { formData: new FormData() }],
  ])('has no part in it when %s', async (_, change, before = () => undefined) => {
    before();
    expect(await goesOn(change)).toBe(true);
    expect(location.pathname).toBe('/here');
    expect(words()).toBeUndefined();
  });
});

it('keeps the words there from the first such load on', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  const address = `${location.origin}/industries`;
  jest.resetModules();
  jest.requireActual<typeof Leaving>('@/lib/navigation/leaving').loadWithDraft(address);
  history.replaceState({ __NA: true }, '', address);
  expect(history.state).toHaveLength(contactFields.length);
});
