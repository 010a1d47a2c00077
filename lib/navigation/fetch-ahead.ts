import { fetchFiles, fetchNextSheet } from './page-files';
import { hrefOf, isPrepared, linkOf, preparesPages } from './page-link';

/** How long the pointer or the focus is on a link before the visitor means it: most only come by. */
export const REST_MS = 65;

/** Whether the visitor pays for what is fetched ahead, and has said so. Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Fetches the pages of links that a visitor means, and the browser does not prepare, until the returned
 * function is called, and for a browser that does what most of them need; where data are saved, nothing.
 */
export function fetchAhead(prefetch: (href: string) => void): () => void {
  let pointedAt: string | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(resting);
  if (preparesPages() && !savesData()) fetchNextSheet();
  function onIntent(event: Event): void {
    const href = hrefOf(linkOf(event));
    if (href === pointedAt) return;
    cancel();
    pointedAt = href;
    if (href === undefined || isPrepared(href) || savesData()) return;
    // A tap is a click before any content could come, and that asks for it anew.
    if (event.type === 'touchstart') fetchFiles(href);
    else
      resting = setTimeout(() => {
        fetchFiles(href);
        prefetch(href);
      }, REST_MS);
  }

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, options);
  document.addEventListener('click', cancel, options);
  return () => {
    cancel();
    stop.abort();
  };
}
