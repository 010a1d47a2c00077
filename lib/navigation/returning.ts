let returning = false;
/** Whether the last click may have been on a link to a place of the page that is shown. */
let toPlace = false;
if (typeof window !== 'undefined') {
  addEventListener('popstate', ({ state }) => {
    // Browsers tell of a new entry for a place as they do of Back: nobody has named that entry yet.
    returning = state !== null || !toPlace;
  });
  addEventListener(
    'click',
    ({ target }) => {
      returning = false;
      toPlace = target instanceof Element && target.closest('a[href*="#"]') !== null;
    },
    true,
  );
}

/**
 * Whether the page that is drawn is one that the visitor goes back or forward to. A link begins with a click.
 * It hears of that before the router, which draws at once, only when it is loaded before the router listens:
 * components/layout/SoftNavigation.tsx brings it to every page (Chromium ignores `capture` on the window itself).
 */
export const isReturning = (): boolean => returning;
