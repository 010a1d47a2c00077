/**
 * Lays out what a fold holds as soon as its button is pressed. The browser leaves that until it is unfolded:
 * then the answer waits for it. Returns how to stop.
 */
export function layOutPressedFolds(): () => void {
  function layOut({ target }: Event) {
    const summary = target instanceof Element && target.closest('details:not([open]) > summary');
    // At once: Chromium runs no timer while a finger is down, and two frames later it is up. To ask where one
    // part lies is enough, all of them are laid out.
    if (summary) summary.nextElementSibling?.getBoundingClientRect();
  }
  document.addEventListener('pointerdown', layOut, { passive: true });
  return () => document.removeEventListener('pointerdown', layOut);
}
