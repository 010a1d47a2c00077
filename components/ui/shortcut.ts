/** Whether a key is the browser's, by the key that is held with it: Alt and left goes back, Ctrl and End to the end. */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) => altKey || ctrlKey || metaKey;
