/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { address } from '@/lib/page-script/address';

/** Where a page stands that was opened at a path. */
function straightened(path: string): string {
  const { window } = new JSDOM('', { url: `https://lakeward.example${path}` });
  Object.assign(globalThis, { location: window.location, history: window.history });
  history.replaceState({ kept: true }, '');
  address();
  expect(history.state).toEqual({ kept: true });
  return window.location.href.slice('https://lakeward.example'.length);
}

it.each([
  ['//contact', '/contact'],
  ['/contact/', '/contact'],
  ['///contact/?plan=a//b#form-title', '/contact?plan=a//b#form-title'],
  ['/resources//', '/resources'],
  ['//', '/'],
])('straightens %s', (path, straight) => expect(straightened(path)).toBe(straight));

it.each(['/', '/services//cloud-services', '/contact?next=//elsewhere#//there'])(
  'leaves %s as it is',
  (path) => expect(straightened(path)).toBe(path),
);
