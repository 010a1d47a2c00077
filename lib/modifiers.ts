type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key or a click is the browser's, by the key that is held with it: Alt and left goes back. */
export const hasModifier = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;

/** Whether a click is for another tab or window, or saves what the link leads to. */
export const opensElsewhere = (event: Modifiers & Pick<MouseEvent, 'shiftKey'>): boolean =>
  hasModifier(event) || event.shiftKey;
