import { opensElsewhere } from '../modifiers';

/**
 * Opens a card's link wherever the card is clicked (`data-card`). Its link is spread over the card by the
 * style sheet; the words lie above it, so that they can be selected, and pass clicks on here.
 */
export function cards(): void {
  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const link = target.closest?.('[data-card]')?.querySelector('a');
    // What was selected is meant to be copied.
    if (!link || event.button > 1 || target.closest('a,button,summary') || '' + getSelection())
      return;
    if (event.button || opensElsewhere(event)) open(link.href);
    else link.click();
  }
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
}
