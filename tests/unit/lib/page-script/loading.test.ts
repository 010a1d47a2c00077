import { IDLE_LOAD_MS, loading, SCRIPT_LIST_ID } from '@/lib/page-script/loading';
import { removeListenersAfterEach } from '../../../support/listeners';

const LIST = ['/payload.js', '/a.js', '/b.js'];
const page = (rest = '') =>
  `${rest}<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(LIST)}</script>`;

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
  document.head.innerHTML = '';
  document.body.innerHTML = page();
  delete document.documentElement.dataset.scripts;
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'])(
  'fetches the scripts in their order at the first %s, and once',
  (sign) => {
    loading();
    expect(fetched()).toEqual([]);
    happens(sign);
    expect(fetched()).toEqual(LIST);
    happens(sign);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
    expect(scripts().map(({ async }) => async)).toEqual([false, false, false]);
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

  it('gets its scripts some time after it has loaded', () => {
    loading();
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual([]);
    happens('load');
    jest.advanceTimersByTime(IDLE_LOAD_MS - 1);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(fetched()).toEqual(LIST);
  });

  it('gets them at the first touch only when the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    loading();
    happens('load');
    jest.advanceTimersByTime(2 * IDLE_LOAD_MS);
    expect(fetched()).toEqual([]);
    happens('wheel');
    expect(fetched()).toEqual(LIST);
  });
});

describe('a script that does not come', () => {
  it('marks the page and is told', () => {
    const { failed } = loading();
    happens('wheel');
    answer('load', 'load', 'load');
    expect([failed(), mark()]).toEqual([false, undefined]);
    answer('error');
    expect([failed(), mark()]).toEqual([true, 'failed']);
  });

  it.each(['online', 'pageshow'])('is fetched again at %s, alone', (chance) => {
    const { failed } = loading();
    happens(chance);
    happens('wheel');
    answer('load', 'error', 'load');
    happens(chance);
    expect(fetched()).toEqual([...LIST, '/a.js']);
    expect(failed()).toBe(false);
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
