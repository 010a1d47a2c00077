import { answerLoads } from '@/lib/navigation/leaving';
import {
  awaitRest,
  followLinks,
  loadInstead,
  LOOK_AGAIN_MS,
  NAVIGATION_LIMIT_MS,
} from '@/lib/navigation/soft-navigation';
import { foldAsLeft } from '@/lib/navigation/visit';
import { removeListenersAfterEach } from '../../../support/listeners';
import { preloaded } from '../../../support/preloaded';

const push = jest.fn();
const unsent = jest.fn(() => false);
const answered = jest.fn(() => Promise.resolve(false));
const load = jest.fn();
const lookAgain = jest.fn();
const supports = jest.fn((type: string) => type === 'speculationrules');

/** What a click on the link did, in the page that it stands in. */
function click(link: string, init: MouseEventInit = {}): 'React' | 'the browser' | 'nobody' {
  document.body.innerHTML = link;
  let taken = false;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const onEnd = (last: Event) => {
    taken = last.defaultPrevented;
    last.preventDefault(); // jsdom goes nowhere, and complains
  };
  window.addEventListener('click', onEnd, { once: true });
  document.body.querySelector('b, a')?.dispatchEvent(event);
  if (!taken) return 'the browser';
  return push.mock.calls.length > 0 ? 'React' : 'nobody';
}

removeListenersAfterEach();
let leave: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  unsent.mockReturnValue(false);
  window.scrollTo = jest.fn();
  Object.assign(HTMLScriptElement, { supports });
  history.replaceState(null, '', '/here');
  foldAsLeft(false); // it is shown
  leave = followLinks(push, { unsent, answered, load }, lookAgain);
});
afterEach(() => {
  leave();
  document.head.replaceChildren();
  delete window.pageFiles;
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

const LINK = '<a href="/contact?plan=a"><b>Contact</b></a>';

const PREPARED = '<a href="/services"><b>Services</b></a>';

it('leaves links to a browser that prepares pages', () => {
  expect(click(PREPARED)).toBe('the browser');
});

it('follows what no browser prepares, an address that asks for something, with React everywhere', () => {
  expect(click(LINK)).toBe('React');
});

it('has React look again while a page is on its way, and no longer than that may take', async () => {
  click(LINK);
  expect(lookAgain).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * LOOK_AGAIN_MS);
  expect(lookAgain).toHaveBeenCalledTimes(2);
  history.replaceState(null, '', '/contact?plan=a');
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  const looks = lookAgain.mock.calls.length;
  expect(looks).toBeLessThanOrEqual(NAVIGATION_LIMIT_MS / LOOK_AGAIN_MS);
  jest.advanceTimersByTime(10 * NAVIGATION_LIMIT_MS);
  expect(lookAgain).toHaveBeenCalledTimes(looks);
});

it('keeps the visit, and the words with it, while some are unsent', () => {
  unsent.mockReturnValue(true);
  expect(click(LINK)).toBe('React');
  expect(push).toHaveBeenCalledWith('/contact?plan=a');
});

it.each([
  ['what is no page yet', '<p data-no-page><a href="/privacy">Privacy</a></p>', '/privacy'],
  ['a file', '<a href="/guides/a.pdf">Guide</a>', '/guides/a.pdf'],
  ['another site', '<a href="https://law.example/act">Act</a>', 'https://law.example/act'],
  ['a site without a dot', '<a href="http://localhost/act">Act</a>', 'http://localhost/act'],
])('opens %s in a tab of its own while words are unsent', (_, link, path) => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  expect(click(link)).toBe('the browser');
  expect(opened).not.toHaveBeenCalled();
  unsent.mockReturnValue(true);
  expect(click(link)).toBe('nobody');
  expect(opened).toHaveBeenCalledWith(new URL(path, location.origin).href, '_blank', 'noopener');
});

it.each([
  ['knows no such rules', () => false],
  ['cannot be asked', undefined],
])('follows links with React where the browser %s', (_, answer) => {
  if (answer) Object.assign(HTMLScriptElement, { supports: answer });
  else Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(click(LINK)).toBe('React');
});

it('fetches what only the next page needs beside its content, and nothing where the browser leads', () => {
  window.pageFiles = { '/contact': ['/form.js'], '/services': ['/services.js'] };
  expect(click(PREPARED)).toBe('the browser');
  expect(preloaded()).toEqual([]);
  expect(click(LINK)).toBe('React');
  expect(preloaded()).toEqual(['script /form.js']);
});

it.each([
  ['a new tab', LINK, { ctrlKey: true }],
  ['a new tab, on a Mac', LINK, { metaKey: true }],
  ['a new window', LINK, { shiftKey: true }],
  ['a download', LINK, { altKey: true }],
  ['another button', LINK, { button: 1 }],
  ['another site', '<a href="https://example.com/">Away</a>', {}],
  ['a part of the page', '<a href="#part">Part</a>', {}],
  ['a file', '<a href="/guides/a.pdf">Guide</a>', {}],
  ['a file that is saved', '<a href="/guides/a" download>Guide</a>', {}],
  ['the router’s own fault', '<a href="/contact" target="_self">Contact</a>', {}],
  ['what is no page yet', '<p data-no-page><a href="/privacy">Privacy</a></p>', {}],
  ['no link', '<b>Words</b>', {}],
])('has no part in a click for %s', (_, link, init) => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(click(link, init)).toBe('the browser');
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['loads the page that does not arrive in time', '/here', true],
  [
    'loads nothing anew when the address is the link’s already: a form would be emptied',
    '/contact?plan=a',
    false,
  ],
  ['loads nothing when the page has arrived', '/here', false, '/contact?plan=a'],
])('%s', async (_, before, loads, arrived = before) => {
  unsent.mockReturnValue(true);
  history.replaceState(null, '', before);
  expect(click(LINK)).toBe('React');
  history.replaceState(null, '', arrived);
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  expect(load.mock.calls).toEqual(loads ? [[`${location.origin}/contact?plan=a`]] : []);
});

/** A step whose page shows its top, so long after the click. */
function topComes(after = 0): void {
  unsent.mockReturnValue(true);
  expect(click(LINK)).toBe('React');
  jest.advanceTimersByTime(after);
  history.replaceState(null, '', '/contact?plan=a');
  document.body.innerHTML = '<div data-rest></div>';
  awaitRest();
}

it('loads the page of which all but the top does not arrive, when that has had its time', async () => {
  topComes(NAVIGATION_LIMIT_MS - 1);
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load.mock.calls).toEqual([[`${location.origin}/contact?plan=a`]]);
});

it('loads nothing when the rest of the page follows its top late', async () => {
  topComes(NAVIGATION_LIMIT_MS - 1);
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  expect(load).not.toHaveBeenCalled();
});

it('loads it, too, when a link of the top leads to a place on it meanwhile', async () => {
  topComes();
  expect(click('<a href="#plans">Plans</a>')).toBe('the browser');
  document.body.innerHTML = '<div data-rest></div>';
  dispatchEvent(new PopStateEvent('popstate'));
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  expect(load.mock.calls).toEqual([[`${location.origin}/contact?plan=a`]]);
});

it('gives the rest its time when the top comes while a message is waited for', async () => {
  let settle: (isAnswered: boolean) => void = () => undefined;
  answered.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  topComes(NAVIGATION_LIMIT_MS);
  settle(false);
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for the rest of no page to which nobody leads', async () => {
  awaitRest();
  expect(jest.getTimerCount()).toBe(0);
});

it('loads the page at once of which React says that it cannot draw it', async () => {
  topComes();
  document.body.innerHTML = '';
  loadInstead();
  await jest.advanceTimersByTimeAsync(0);
  expect(load.mock.calls).toEqual([[`${location.origin}/contact?plan=a`]]);
});

it('loads nothing for what React cannot draw when no page is on its way', async () => {
  loadInstead();
  topComes();
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  loadInstead();
  await jest.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});

const nothing = () => undefined;
it.each([
  ['loads the page when it does not say what became of a message', nothing, false, 1],
  ['stays where it is said what became of a message', nothing, true, 0],
  ['stays when another link counts by then', () => click('<a href="/here">Here</a>'), false, 0],
  ['stays when the page was left by then', () => dispatchEvent(new Event('pagehide')), false, 0],
])('waits for what is on its way, and %s', async (_, meanwhile, isAnswered, times) => {
  let settle: (isAnswered: boolean) => void = nothing;
  answered.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  unsent.mockReturnValue(true);
  click(LINK);
  await jest.advanceTimersByTimeAsync(2 * NAVIGATION_LIMIT_MS);
  expect(load).not.toHaveBeenCalled();
  meanwhile();
  settle(isAnswered);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(times);
});

it.each([
  ['another page', PREPARED],
  ['a file', '<a href="/guides/a.pdf">Guide</a>'],
  ['another site', '<a href="https://law.example/act">Act</a>'],
])('waits no longer when the browser leads to %s', async (_, link) => {
  unsent.mockReturnValue(true);
  expect(click('<a href="/about">About</a>')).toBe('React');
  push.mockClear();
  unsent.mockReturnValue(false);
  expect(click(link)).toBe('the browser');
  expect(jest.getTimerCount()).toBe(0);
});

it('loads nothing when the browser has kept the page that was left while it waited', async () => {
  unsent.mockReturnValue(true);
  click(LINK);
  dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  expect(load).not.toHaveBeenCalled();
});

it('takes a dot in the query for no file', () => {
  unsent.mockReturnValue(true);
  expect(click('<a href="/contact?users=1.5">Contact</a>')).toBe('React');
});

it('goes nowhere for a link to the page that is shown', () => {
  expect(click('<a href="/here">Here</a>')).toBe('nobody');
});

it('lets the last link count, when another page is still on its way', () => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(click('<a href="/here">Here</a>')).toBe('nobody');
  expect(click(LINK)).toBe('React');
  click('<a href="/here">Here</a>');
  expect(push).toHaveBeenLastCalledWith('/here');
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for the page of the last link alone', () => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  click(LINK);
  click('<a href="/about">About</a>');
  expect(jest.getTimerCount()).toBe(2); // its end, and the looks until then
});

it('never loads the page that is shown for a link to it, which would empty its form', async () => {
  history.replaceState(null, '', '/contact?plan=a');
  click(LINK);
  expect(jest.getTimerCount()).toBe(0);
  loadInstead();
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
  expect(load).not.toHaveBeenCalled();
});

describe('a place of the page, gone to while another page is on its way', () => {
  beforeEach(() => {
    click(LINK);
    click('<a href="#part">Part</a>');
    history.replaceState(null, '', '/here#part');
    dispatchEvent(new PopStateEvent('popstate'));
    push.mockClear();
  });

  it('leaves that page its looks and its time', async () => {
    jest.advanceTimersByTime(LOOK_AGAIN_MS);
    expect(lookAgain).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
    expect(load.mock.calls).toEqual([[`${location.origin}/contact?plan=a`]]);
  });

  it('lets a link to the page that is shown count still', () => {
    click('<a href="/here">Here</a>');
    expect(push.mock.calls).toEqual([['/here']]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('asks for no page again that has been shown', () => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(click(LINK)).toBe('React');
  push.mockClear();
  history.replaceState(null, '', '/contact?plan=a'); // it is there
  expect(click('<a href="/contact">Contact</a>')).toBe('nobody');
  expect(push).not.toHaveBeenCalled();
});

it('answers nothing that has been answered, and nothing when it has left', () => {
  unsent.mockReturnValue(true);
  document.documentElement.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  expect(click(LINK)).toBe('nobody');
  leave();
  expect(click(LINK)).toBe('the browser');
});

describe('Back to another page', () => {
  /** Goes back: the address is the other page's, and this one is shown until React has drawn that. */
  function back(): void {
    history.replaceState({}, '', '/there#part');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }
  const arrive = () => foldAsLeft(true);

  it('has React look again until the page is shown, and loads nothing then', async () => {
    back();
    await jest.advanceTimersByTimeAsync(2 * LOOK_AGAIN_MS);
    expect(lookAgain).toHaveBeenCalledTimes(2);
    arrive();
    await jest.advanceTimersByTimeAsync(2 * NAVIGATION_LIMIT_MS);
    expect(lookAgain).toHaveBeenCalledTimes(2);
    expect(load).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('loads the page that does not come, once a message on its way has been waited for', async () => {
    let settle: (isAnswered: boolean) => void = () => undefined;
    answered.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
    back();
    await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS);
    expect(load).not.toHaveBeenCalled();
    settle(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(load.mock.calls).toEqual([[`${location.origin}/there#part`]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['another step leads on', back, 0],
    ['a link leads on', () => click(LINK), 0],
    ['a link leads to that very page', () => click('<a href="/there">There</a>'), 1],
  ])('counts the last step: %s', async (_, meanwhile, loads) => {
    back();
    await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
    meanwhile();
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(loads);
  });
});

describe('where the browser tells that the router loads a page by itself', () => {
  beforeEach(() => {
    leave();
    Object.assign(globalThis, { navigation: new EventTarget() });
    leave = followLinks(push, { unsent, answered, load }, lookAgain);
    answerLoads();
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

  /** Goes back or forward to an address. */
  function step(to: string): void {
    history.replaceState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }
  /** Back to a page that does not come, and Forward. */
  function overtake(): void {
    step('/there#part');
    step('/here?plan=a#part');
  }
  /** Tells of a load; whether it goes on. */
  function goesOn(change: object = {}): boolean {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      destination: { url: `${location.origin}/there`, sameDocument: false },
      ...{ navigationType: 'replace', userInitiated: false, formData: null, ...change },
    });
    navigation.dispatchEvent(event);
    return !event.defaultPrevented;
  }

  it('keeps it from a page that nobody waits for, and tells it of the one that is shown', async () => {
    overtake();
    const tell = jest.spyOn(history, 'replaceState');
    expect(goesOn()).toBe(false);
    expect(tell).not.toHaveBeenCalled(); // it is drawing
    await jest.advanceTimersByTimeAsync(0);
    expect(tell.mock.calls).toEqual([[{}, '', `${location.origin}/here?plan=a#part`]]);
  });

  it('keeps it from the page of a link that was taken back', () => {
    click(LINK);
    step('/here');
    const destination = { url: `${location.origin}/contact?plan=a`, sameDocument: false };
    expect(goesOn({ destination, navigationType: 'push' })).toBe(false);
  });

  it('has no part in what the browser does for a link that a script clicks, as those of cards', () => {
    expect(click(PREPARED)).toBe('the browser');
    const destination = { url: `${location.origin}/services`, sameDocument: false };
    expect(goesOn({ destination, navigationType: 'push' })).toBe(true);
  });

  it.each<[what: string, change: object, before?: () => unknown]>([
    ['a link leads on', {}, () => click(LINK)],
    ['Back leads to it after all', {}, () => step('/there')],
    ['it is another page', { destination: { url: `${location.origin}/elsewhere` } }],
    ['the page is loaded again', { navigationType: 'reload' }],
    ['it is a step back', { navigationType: 'traverse' }],
    [
      'React shows the page',
      { destination: { url: `${location.origin}/there`, sameDocument: true } },
    ],
    ['the visitor follows a link', { userInitiated: true }],
  ])('has no part in it when %s', (_, change, before = () => undefined) => {
    overtake();
    before();
    expect(goesOn(change)).toBe(true);
  });
});
