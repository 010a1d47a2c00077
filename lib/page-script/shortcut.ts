/** Whether a key or a click is the browser's, by the key that is held with it. */
export const isShortcut = (event: KeyboardEvent | MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey;
