/** Marks a photograph that failed (`data-failed`): it makes room for the drawing under it. */
export function photographs(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.failed = '';
    },
    true, // errors of elements do not bubble
  );
}
