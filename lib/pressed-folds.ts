import { closest } from './closest';
import { holdPlace } from './held-place';

/**
 * Lays out what a fold holds as soon as its button is pressed. The browser leaves that until it is unfolded:
 * then the answer waits for it. Returns how to stop.
 */
export function layOutPressedFolds(): () => void {
  function layOut({ target }: Event) {
    const summary = closest(target, 'details:not([open]) > summary');
    // At once: Chromium runs no timer while a finger is down, and two frames later it is up. To ask where one
    // part lies is enough, all of them are laid out.
    summary?.nextElementSibling?.getBoundingClientRect();
  }
  document.addEventListener('pointerdown', layOut, { passive: true });
  return () => document.removeEventListener('pointerdown', layOut);
}

/**
 * Keeps a fold that opens where it was pressed, though another of its set closes above it and would take it
 * along, often out of the window. Returns how to stop.
 */
export function holdPressedFolds(): () => void {
  function hold({ target }: Event) {
    const fold = closest(target, 'details[name]:not([open]) > summary')?.parentElement;
    if (!fold) return;
    const putBack = holdPlace(fold);
    // It hears of the change before that is drawn; the other one has closed by then.
    const changes = new MutationObserver(() => {
      changes.disconnect();
      putBack();
    });
    changes.observe(fold, { attributeFilter: ['open'] });
  }
  document.addEventListener('click', hold, { passive: true });
  return () => document.removeEventListener('click', hold);
}
