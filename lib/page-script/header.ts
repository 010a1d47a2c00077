/** How far the page has to be scrolled for the navigation bar to be frosted. */
const FROST_THRESHOLD_PX = 20;

/** Marks a scrolled page (`data-scrolled` on `<html>`), so that its navigation bar is frosted. */
export function header(): void {
  function frost(): void {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > FROST_THRESHOLD_PX);
  }
  addEventListener('scroll', frost, { passive: true });
  frost();
}
