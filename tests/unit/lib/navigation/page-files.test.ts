import { fetchFiles, fetchNextSheet } from '@/lib/navigation/page-files';
import { preloaded } from '../../../support/preloaded';

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
  expect(preloaded()).toEqual(['script /form.js', 'style /form.css']);
});

it('fetches what the pages of its folder share', () => {
  window.pageFiles = {
    '/resources': ['/library.js'],
    '/resources/*': ['/article.js'],
    '/resources/plain': [],
  };
  fetchFiles('/resources/plain');
  expect(preloaded()).toEqual([]);
  fetchFiles('/resources/any');
  expect(preloaded()).toEqual(['script /article.js']);
});

it('fetches nothing twice', () => {
  window.pageFiles = { '/a': ['/one.js', '/one.css'], '/b': ['/one.js', '/one.css'] };
  document.head.innerHTML = '<link rel="stylesheet" href="/one.css" disabled>';
  fetchFiles('/a');
  fetchFiles('/a');
  fetchFiles('/b');
  expect(preloaded()).toEqual(['script /one.js']);
});

it.each([
  ['of which nothing is said', { '/contact': ['/form.js'] }],
  ['before any of them is known', undefined],
])('fetches nothing for a page %s', (_, files) => {
  if (files) window.pageFiles = files;
  else delete window.pageFiles;
  fetchFiles('/about');
  fetchFiles('/');
  expect(preloaded()).toEqual([]);
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
