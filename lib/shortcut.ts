/** Whether a key or a click is the browser's, by the key that is held with it: Alt and left goes back. */
export const isShortcut = (event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;
