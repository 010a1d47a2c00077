import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the browser says of the page's address; `before` in the HTML and until React has adopted that. */
export const useAddress = (read: () => string, before: string): string =>
  useSyncExternalStore(never, read, () => before);
