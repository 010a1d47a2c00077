/** How long a tab that draws nothing, since nobody sees it, is waited for. */
export const AFTER_PAINT_MS = 100;

/** Resolves once the browser has drawn what has changed: what takes its time may come then. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AFTER_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
