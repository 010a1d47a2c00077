/**
 * The nearest element that fits a selector, of the one that an event is told to and those around it. None where
 * that is the window, the document or anything else that is no element.
 */
export const closest = <Found extends Element>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
