import { useRef, type ToggleEvent } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { partsUnseen, putOff, type Parts } from '@/lib/put-off';

/** Puts parts off and brings them back, some with each frame. Returns how to bring back all of them. */
function inTurn(parts: readonly Parts[]): () => void {
  const back = parts.map(putOff);
  void (async () => {
    for (const bring of back) {
      await afterPaint();
      bring();
    }
  })();
  return () => back.forEach((bring) => bring());
}

/**
 * A modal dialog changes every element behind it: those that nobody sees follow once it is drawn, or gone.
 * The first time, when the browser has drawn nothing of it before, its bar answers, and its entries follow
 * with the next frame. While it is open, the page keeps the room of its scroll bar.
 */
export function usePutOff() {
  /** What a press has found to put off, in the order in which it comes back. */
  const prepared = useRef<Parts[]>(null);
  const drawn = useRef(false);
  const bringBack = useRef<() => void>(null);

  // While the button is pressed, so that the release finds it done: what lies behind the menu is looked up,
  // and the menu gets the styles that it shows for the first time.
  function prepare(menu: HTMLDialogElement | null, entries: HTMLElement | null) {
    if (!menu || !entries || menu.open) return;
    menu.style.display = 'block';
    menu.style.visibility = 'hidden';
    const box = entries.getBoundingClientRect();
    menu.style.display = menu.style.visibility = '';
    const entriesFirst: Parts[] = drawn.current ? [] : [[[entries, box]]];
    prepared.current = [...entriesFirst, partsUnseen(menu)];
  }
  function onBeforeToggle({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
    bringBack.current?.();
    const opens = newState === 'open';
    const later = (opens && prepared.current) || [partsUnseen(opens ? currentTarget : null)];
    prepared.current = null;
    drawn.current ||= opens;
    // The scroll bar goes while the menu is open: its room is kept, or the page behind would move.
    const { clientWidth, style } = document.documentElement;
    style.paddingInlineEnd = opens ? `${innerWidth - clientWidth}px` : '';
    bringBack.current = inTurn(later);
  }
  return {
    prepare,
    onBeforeToggle,
    /** Brings back at once what has not come yet. */
    bringBack: () => bringBack.current?.(),
  };
}
