/** How long a tab that draws nothing, since nobody sees it, is waited for. */
const LIMIT_MS = 100;

/** Resolves once the browser has drawn what has changed: what takes its time may come then. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LIMIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
