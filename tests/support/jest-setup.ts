/// <reference types="@testing-library/jest-dom" />
import type * as dom from '@testing-library/dom';

// As restoreMocks does for what a test spied on.
afterEach(() => jest.useRealTimers());

// Test files that name the node environment have no window.
if (typeof window !== 'undefined') {
  // Only here: tests without a window have no use for its matchers and would wait for them.
  jest.requireActual('@testing-library/jest-dom');
  // What a test waits for decides, not how busy the machine is (as in jest.config.mjs).
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
  // What a test has drawn without Testing Library, where it has gone, and what it has stored.
  afterEach(() => {
    // A title is React's, which takes it away itself.
    for (const left of document.head.querySelectorAll(':scope > :not(title)')) left.remove();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    // The next page comes by a link, and not by Back (lib/navigation/visit.ts).
    document.body.click();
  });
  // jsdom has none; components ask for it in effects.
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  // jsdom keeps no entries, not even of how the document came.
  performance.getEntriesByType = () => [];
  // jsdom draws nothing, so there is nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
