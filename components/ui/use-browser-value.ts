import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the browser says of itself or of the address; `before` in the HTML and until React has adopted that. */
export const useBrowserValue = <Value extends string | boolean>(
  read: () => Value,
  before: Value,
): Value => useSyncExternalStore(never, read, () => before);
