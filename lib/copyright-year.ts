/** Writes the year in which the page is read into its copyright line (`data-year`). */
export function writeCopyrightYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = `${new Date().getFullYear()}`;
}
