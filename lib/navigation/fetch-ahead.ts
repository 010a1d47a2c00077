import { fetchFiles, fetchNextSheet } from './page-files';
import { isPrepared, linkOf, pathOf, preparesPages } from './page-link';

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
export function fetchAhead(prefetch: (path: string) => void): () => void {
  let pointedAt: string | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(resting);
  if (preparesPages() && !savesData()) fetchNextSheet();
  function onIntent(event: Event): void {
    const path = pathOf(linkOf(event));
    if (path === pointedAt) return;
    cancel();
    pointedAt = path;
    if (path === undefined || isPrepared(path) || savesData()) return;
    // A tap is a click before any content could come, and that asks for it anew.
    if (event.type === 'touchstart') fetchFiles(path);
    else
      resting = setTimeout(() => {
        fetchFiles(path);
        prefetch(path);
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
