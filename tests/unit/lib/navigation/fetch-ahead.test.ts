import { fetchAhead, REST_MS } from '@/lib/navigation/fetch-ahead';
import { removeListenersAfterEach } from '../../../support/listeners';
import { preloaded } from '../../../support/preloaded';

const prefetch = jest.fn();
const get = jest.fn(() => new Promise<Response>(() => undefined));
const PAGE = '<a href="/services"><b>Services</b></a>';
const FORM = '<a href="/contact?plan=a"><b>Contact</b></a>';
const WORDS = '<p>Words</p>';

/** Browsers that prepare pages say so by this. */
const supports = (type: string) => type === 'speculationrules';

/** What happens to an element. Events bubble, as in a page. */
function happens(type: string, html: string): void {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
}
function restsOn(html: string): void {
  happens('mouseover', html);
  jest.advanceTimersByTime(REST_MS);
}

removeListenersAfterEach();
let leave: () => void;
let before: typeof fetch;
beforeEach(() => {
  before = window.fetch;
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.fetch = get;
  window.pageFiles = {};
  window.nextSheet = '/next.css';
  leave = fetchAhead(prefetch);
});
afterEach(() => {
  leave();
  window.fetch = before;
  document.head.replaceChildren();
  delete window.pageFiles;
  delete window.nextSheet;
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

it.each(['mouseover', 'focusin'])('fetches the page of a link that is meant (%s)', (type) => {
  window.pageFiles = { '/contact': [`/${type}.js`] };
  happens(type, FORM);
  jest.advanceTimersByTime(REST_MS - 1);
  expect(prefetch).not.toHaveBeenCalled();
  expect(preloaded()).not.toContain(`script /${type}.js`);
  jest.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([['/contact?plan=a']]);
  expect(preloaded()).toContain(`script /${type}.js`);
});

it('fetches nothing for a link that the pointer only comes by', () => {
  happens('mouseover', PAGE);
  happens('mouseover', WORDS);
  jest.advanceTimersByTime(REST_MS);
  expect(prefetch).not.toHaveBeenCalled();
});

it('goes by where the pointer came to the link, not by where it moves on it', () => {
  happens('mouseover', PAGE);
  jest.advanceTimersByTime(REST_MS - 1);
  restsOn(PAGE);
  restsOn(PAGE);
  expect(prefetch.mock.calls).toEqual([['/services']]);
});

it('fetches the page of each link that is meant in turn', () => {
  restsOn(PAGE);
  restsOn(FORM);
  restsOn(WORDS);
  restsOn(PAGE);
  expect(prefetch.mock.calls).toEqual([['/services'], ['/contact?plan=a'], ['/services']]);
});

it('leaves the content to a click that comes sooner, and the files of a tap to none', () => {
  happens('mouseover', PAGE);
  happens('click', PAGE);
  jest.advanceTimersByTime(REST_MS);
  window.pageFiles = { '/contact': ['/tapped.js'] };
  happens('touchstart', FORM);
  expect(preloaded()).toContain('script /tapped.js');
  jest.advanceTimersByTime(REST_MS);
  restsOn(FORM); // as browsers tell old pages of a tap
  expect(prefetch).not.toHaveBeenCalled();
});

it('leaves pages to a browser that prepares them, but for addresses that ask for something', () => {
  Object.assign(HTMLScriptElement, { supports });
  restsOn(PAGE);
  expect(prefetch).not.toHaveBeenCalled();
  restsOn(FORM);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('fetches the sheet that is likely to be the next for a browser that prepares pages alone', () => {
  expect(get).not.toHaveBeenCalled();
  leave();
  Object.assign(HTMLScriptElement, { supports });
  leave = fetchAhead(prefetch);
  expect(get.mock.calls).toEqual([['/next.css', { priority: 'low' }]]);
});

it('fetches nothing for a visitor who saves data', () => {
  window.pageFiles = { '/contact': ['/saved.js'] };
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.assign(HTMLScriptElement, { supports });
  fetchAhead(prefetch)();
  expect(get).not.toHaveBeenCalled();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  restsOn(FORM);
  happens('mouseover', WORDS);
  happens('touchstart', FORM);
  expect(prefetch).not.toHaveBeenCalled();
  expect(preloaded()).not.toContain('script /saved.js');
  connection.saveData = false;
  restsOn(PAGE);
  restsOn(FORM);
  expect(prefetch).toHaveBeenCalledTimes(2);
  expect(preloaded()).toContain('script /saved.js');
  Reflect.deleteProperty(navigator, 'connection');
});

it.each([
  ['another site', '<a href="https://example.com/">Away</a>'],
  ['a part of the page', '<a href="#part">Part</a>'],
  ['a file', '<a href="/guides/a.pdf">Guide</a>'],
  ['a file that is saved', '<a href="/guides/a" download>Guide</a>'],
  ['the router’s own fault', '<a href="/contact" target="_self">Contact</a>'],
  ['what is no page yet', '<p data-no-page><a href="/privacy"><b>Privacy</b></a></p>'],
  ['no link', WORDS],
])('fetches nothing for %s', (_, html) => {
  document.body.innerHTML = html;
  const link = document.body.querySelector('b, a, p');
  link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  jest.advanceTimersByTime(REST_MS);
  expect(prefetch).not.toHaveBeenCalled();
});

it('fetches nothing when it has left', () => {
  happens('mouseover', PAGE);
  leave();
  restsOn(FORM);
  expect(prefetch).not.toHaveBeenCalled();
});
