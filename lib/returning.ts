let returning = false;
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    returning = true;
  });
  addEventListener(
    'click',
    () => {
      returning = false;
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
