import 'react-dom/client'; // which does what is asked of React's `preload`
import { fetchFiles, fetchNextSheet } from '@/lib/page-files';

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
    (link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`,
  );

let before: typeof fetch;
beforeEach(() => {
  before = window.fetch;
});
afterEach(() => {
  window.fetch = before;
  document.head.replaceChildren();
  delete window.pageFiles;
  delete window.nextSheet;
});

it('fetches the files of the page, whatever its address asks for besides', () => {
  window.pageFiles = { '/contact': ['/form.js', '/form.css'], '/about': ['/about.js'] };
  fetchFiles('/contact?plan=a#form');
  expect(asked()).toEqual(['script /form.js', 'style /form.css']);
});

it('fetches what the pages of its folder share', () => {
  window.pageFiles = {
    '/resources': ['/library.js'],
    '/resources/*': ['/article.js'],
    '/resources/plain': [],
  };
  fetchFiles('/resources/plain');
  expect(asked()).toEqual([]);
  fetchFiles('/resources/any');
  expect(asked()).toEqual(['script /article.js']);
});

it('fetches nothing twice', () => {
  window.pageFiles = { '/a': ['/one.js', '/one.css'], '/b': ['/one.js', '/one.css'] };
  document.head.innerHTML = '<link rel="stylesheet" href="/one.css" disabled>';
  fetchFiles('/a');
  fetchFiles('/a');
  fetchFiles('/b');
  expect(asked()).toEqual(['script /one.js']);
});

it.each([
  ['of which nothing is said', { '/contact': ['/form.js'] }],
  ['before any of them is known', undefined],
])('fetches nothing for a page %s', (_, files) => {
  if (files) window.pageFiles = files;
  else delete window.pageFiles;
  fetchFiles('/about');
  fetchFiles('/');
  expect(asked()).toEqual([]);
});

it('lays the sheet that is likely to be the next into the cache, and bears that it does not come', () => {
  const answer = Promise.reject<Response>(new TypeError('offline'));
  const caught = jest.spyOn(answer, 'catch');
  const get = jest.fn(() => answer);
  window.fetch = get;
  fetchNextSheet();
  expect(get).not.toHaveBeenCalled();
  window.nextSheet = '/landing.css';
  fetchNextSheet();
  expect(get.mock.calls).toEqual([['/landing.css', { priority: 'low' }]]);
  expect(caught).toHaveBeenCalledTimes(1);
});
