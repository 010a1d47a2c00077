import {
  ARRIVAL_LIMIT_MS,
  IDLE_LOAD_MS,
  loading as start,
  SCRIPT_LIST_ID,
  SLOW_PAGE_MS,
  START_LIMIT_MS,
} from '@/lib/page-script/loading';
import { removeListenersAfterEach } from '../../../support/listeners';

const LIST = ['/payload.js', '/a.js', '/b.js'];
/** What a browser that knows no idle moments waits instead. */
const IDLE_MS = 500;
/** All that only lays its parts ready. */
const AHEAD = LIST.slice(0, -1);
/** Once it is idle, one after the other. */
const AHEAD_MS = IDLE_MS + LIST.length;
const page = (rest = '') =>
  `${rest}<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(LIST)}</script>`;

const onFail = jest.fn();
const loading = () => start(onFail);

const fetching = jest.fn(() => Promise.reject(new TypeError('offline')));
Object.assign(globalThis, { fetch: fetching });
const scripts = () => [...document.head.querySelectorAll('script')];
const fetched = () => scripts().map((script) => script.getAttribute('src'));
const happens = (name: string) => window.dispatchEvent(new Event(name));
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
const move = (clientX: number, clientY: number) =>
  window.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }));
/** What the network says of the scripts asked for so far, the oldest first. */
const answer = (...outcomes: Array<'load' | 'error'>) => {
  const asked = scripts().slice(-outcomes.length);
  outcomes.forEach((outcome, index) => asked[index]?.dispatchEvent(new Event(outcome)));
};
const mark = () => document.documentElement.dataset.scripts;

removeListenersAfterEach();
beforeEach(() => {
  onFail.mockClear();
  fetching.mockClear();
  document.body.innerHTML = page();
  delete document.documentElement.dataset.scripts;
});

it.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'])(
  'fetches the scripts in their order at the first %s, and once',
  (sign) => {
    loading();
    expect(fetched()).toEqual([]);
    happens(sign);
    expect(fetched()).toEqual(LIST);
    happens(sign);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
    // So that React, which looks for its scripts among these, finds them and adds none.
    expect(scripts().map(({ async }) => async)).toEqual([true, true, true]);
  },
);

it('takes a pointer for a sign when it is at a second place', () => {
  loading();
  move(10, 10);
  move(10, 10);
  expect(fetched()).toEqual([]);
  move(10, 11);
  expect(fetched()).toEqual(LIST);
});

it('waits for the list while the page is still coming', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '';
  loading();
  happens('keydown');
  document.body.innerHTML = page();
  expect(fetched()).toEqual([]);
  state.mockReturnValue('interactive');
  parsed();
  expect(fetched()).toEqual(LIST);
});

it('fetches nothing where there is no list', () => {
  document.body.innerHTML = '';
  loading();
  happens('wheel');
  expect(fetched()).toEqual([]);
});

it.each([
  ['an article that may be missing', '<div data-scripts-now></div>', '/', true],
  ['a form with an estimate', '<form data-scripts-now="="></form>', '/?users=40', true],
  ['a form without one', '<form data-scripts-now="="></form>', '/', false],
  ['an estimator with its values', '<div data-scripts-now="users="></div>', '/?users=40', true],
  ['an estimator with a campaign', '<div data-scripts-now="users="></div>', '/?utm=40', false],
  ['any other page', '', '/?users=40', false],
])('knows whether to wait for intent: %s', (_, rest, address, now) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = page(rest);
  loading();
  parsed();
  expect(fetched()).toEqual(now ? LIST : []);
});

describe('a page that nobody touches', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  /** The page’s HTML and style sheet are there after so many milliseconds. */
  const arrives = (time: number) => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(time);
    parsed();
    clock.mockReturnValue(2 * SLOW_PAGE_MS); // photographs came later
  };

  it('gets its scripts some time after it has loaded', () => {
    loading();
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual([]);
    arrives(SLOW_PAGE_MS);
    happens('load');
    jest.advanceTimersByTime(IDLE_LOAD_MS - 1);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1 + IDLE_MS);
    expect(fetched()).toEqual(LIST);
  });

  it('waits to be shown where the browser draws it before', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    loading();
    arrives(SLOW_PAGE_MS + 1);
    happens('load');
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual([]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.advanceTimersByTime(AHEAD_MS);
    expect(fetched()).toEqual(AHEAD);
    jest.advanceTimersByTime(IDLE_LOAD_MS);
    expect(fetched()).toEqual(LIST);
  });

  it('gets all but the last ahead when it was slow to come, and none twice', () => {
    loading();
    arrives(SLOW_PAGE_MS + 1);
    happens('load');
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(AHEAD_MS);
    expect(fetched()).toEqual(AHEAD);
    expect(fetching.mock.calls).toEqual([LIST.slice(-1)]);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual(LIST);
  });

  it('is not held up by many at once, nor asks for any twice when it is touched meanwhile', () => {
    loading();
    arrives(SLOW_PAGE_MS + 1);
    happens('load');
    jest.advanceTimersByTime(IDLE_MS);
    expect(fetched()).toEqual(LIST.slice(0, 1));
    happens('wheel');
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual(LIST);
    expect(fetching).not.toHaveBeenCalled();
  });

  /** A page of which the second of its scripts does not come ahead. Returns what it says of that. */
  function missesOneAhead() {
    const { lost } = loading();
    arrives(SLOW_PAGE_MS + 1);
    happens('load');
    jest.advanceTimersByTime(AHEAD_MS);
    answer('load', 'error');
    return lost;
  }

  it('says nothing of what did not come ahead, and asks for it again at the first touch', () => {
    const lost = missesOneAhead();
    jest.advanceTimersByTime(START_LIMIT_MS);
    expect([lost(), mark()]).toEqual([false, undefined]);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
    answer('load');
    expect(fetched()).toEqual([...LIST, '/a.js']);
    answer('error');
    expect([lost(), mark()]).toEqual([true, 'failed']);
  });

  it('has not failed while what did not come ahead is still to be asked for again', () => {
    const lost = missesOneAhead();
    happens('wheel');
    answer('error');
    expect([lost(), mark()]).toEqual([false, undefined]);
    expect(fetched()).toEqual([...LIST, '/a.js', '/b.js']);
    answer('error');
    expect([lost(), mark()]).toEqual([true, 'failed']);
  });

  it('gets them at the first touch only when the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    loading();
    arrives(SLOW_PAGE_MS + 1);
    happens('load');
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual([]);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
  });

  it('gets them at once where the address asks for something, also when the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    document.body.innerHTML = page('<div data-scripts-now></div>');
    loading();
    parsed();
    expect(fetched()).toEqual(LIST);
  });
});

describe('a script that does not come', () => {
  it('marks the page and is told', () => {
    const { lost } = loading();
    happens('wheel');
    answer('load', 'load', 'load');
    expect([lost(), mark()]).toEqual([false, undefined]);
    answer('error');
    expect([lost(), mark()]).toEqual([true, 'failed']);
  });

  it.each(['online', 'pageshow'])('is fetched again at %s, alone', (chance) => {
    const { lost } = loading();
    happens(chance);
    happens('wheel');
    answer('load', 'error', 'load');
    happens(chance);
    expect(fetched()).toEqual([...LIST, '/a.js']);
    expect(lost()).toBe(true);
  });

  it('is fetched again only when the rest has come or failed too', () => {
    loading();
    happens('wheel');
    const [first, second, third] = scripts();
    first?.dispatchEvent(new Event('error'));
    happens('online');
    second?.dispatchEvent(new Event('load'));
    expect(fetched()).toEqual(LIST);
    third?.dispatchEvent(new Event('error'));
    expect(fetched()).toEqual([...LIST, '/payload.js', '/b.js']);
    // A form that is held is let go when nothing comes any more.
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again by itself, whatever happened before it failed', () => {
    loading();
    happens('wheel');
    happens('online');
    answer('error', 'error', 'error');
    expect(fetched()).toEqual(LIST);
  });
});

it('hurries: fetches the scripts without a sign, and again what did not come', () => {
  const { hurry } = loading();
  hurry();
  expect(fetched()).toEqual(LIST);
  answer('error', 'load', 'load');
  hurry();
  expect(fetched()).toEqual([...LIST, '/payload.js']);
});

it('tries again at the visitor’s wish, and keeps the page while that may help', () => {
  const { again } = loading();
  happens('wheel');
  answer('load', 'error', 'load');
  again();
  expect(fetched()).toEqual([...LIST, '/a.js']);
});

it('asks for no script of a page that is being loaded anew: React would take the words for the new one', () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const { again } = loading();
  happens('wheel');
  answer('load', 'error', 'load');
  again();
  answer('error');
  const before = fetched();
  again();
  expect(said).toHaveBeenCalledTimes(1);
  expect(fetched()).toEqual(before);
});

it('keeps the page while there is no network to load it anew from', () => {
  // What jsdom says of a page that it would have to load.
  const said = jest.spyOn(console, 'error').mockImplementation();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { again } = loading();
  happens('wheel');
  answer('load', 'error', 'load');
  again();
  again();
  expect(said).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  again();
  expect(said).toHaveBeenCalledTimes(1);
});

it.each([
  ['gives back the words that a visitor’s own reload would lose', ['Ada', ''], '', 'Ada'],
  ['leaves the words that have been typed since', ['Ada', ''], 'Typed', 'Typed'],
  ['leaves what else belongs to a place in the history', { key: 'Ada' }, '', ''],
])('%s', (_, state, typed, value) => {
  document.body.innerHTML = page(
    `<form data-live><input name="a" value="${typed}"><input name="b"></form>`,
  );
  history.replaceState(state, '');
  loading();
  parsed();
  expect(document.querySelector('input')).toHaveValue(value);
});

it('brings what takes the words of another page’s form along', () => {
  document.body.innerHTML = page('');
  history.replaceState(['Ada', ''], '');
  loading();
  parsed();
  expect(fetched()).toEqual(LIST);
});

it.each([
  ['of its form', '<form data-live><input name="a" value="Ada"></form>', ['Ada']],
  ['of another page’s form', '', ['Grace', '']],
])('lays by the words %s before it loads the page anew', (_, form, words) => {
  jest.spyOn(console, 'error').mockImplementation(); // jsdom loads no page, and says so
  document.body.innerHTML = page(form);
  const { again } = loading();
  happens('wheel');
  answer('load', 'error', 'load');
  again();
  history.replaceState(['Grace', ''], '');
  again();
  expect(history.state).toEqual(words);
});

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  const passes = (time: number) => jest.advanceTimersByTime(time);

  it('says so when a script hangs, counted from the last one that came', () => {
    loading();
    happens('wheel');
    passes(ARRIVAL_LIMIT_MS - 1);
    answer('load', 'load', 'load');
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(mark()).toBeUndefined();
    passes(ARRIVAL_LIMIT_MS);
    expect(mark()).toBe('failed');
    expect(onFail).toHaveBeenCalled();
  });

  it('says so when all have come and React has not', () => {
    loading();
    happens('wheel');
    answer('load', 'load', 'load');
    passes(START_LIMIT_MS - 1);
    expect(mark()).toBeUndefined();
    passes(1);
    expect(mark()).toBe('failed');
  });

  it('is not put off by a visitor who clicks on and on', () => {
    const { hurry } = loading();
    for (let time = 0; time < ARRIVAL_LIMIT_MS; time += 1_000) {
      hurry();
      passes(1_000);
    }
    expect(mark()).toBe('failed');
  });

  it.each([
    ['has lost its list', ''],
    ['has half a list', `<script type="application/json" id="${SCRIPT_LIST_ID}">["/a.js","/b`],
  ])('says so on a page that was cut and %s', (_, body) => {
    const errors = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', errors);
    document.body.innerHTML = body;
    loading();
    happens('wheel');
    passes(ARRIVAL_LIMIT_MS);
    expect(mark()).toBe('failed');
  });

  it('says so on a page that stops coming', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    loading();
    happens('wheel');
    passes(ARRIVAL_LIMIT_MS);
    expect(mark()).toBe('failed');
  });

  it('is ready when React comes after all, and says nothing from then on', () => {
    const { done } = loading();
    happens('wheel');
    passes(ARRIVAL_LIMIT_MS);
    done();
    expect(mark()).toBe('ready');
    answer('error', 'load', 'load');
    passes(ARRIVAL_LIMIT_MS);
    expect(mark()).toBe('ready');
    expect(onFail).toHaveBeenCalledTimes(1);
  });
});
