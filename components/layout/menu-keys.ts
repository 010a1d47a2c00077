import type { KeyboardEvent } from 'react';
import { hasModifier } from '@/lib/modifiers';

const wrap = (index: number, length: number) => (index + length) % length;

/**
 * The keys of a disclosure navigation (WAI-ARIA APG): down opens and enters, up and down walk the
 * children, left and right the entries, Home and End the ends, Escape closes and goes back to the button.
 * `setOpen` has to draw at once: what is hidden takes no focus. Returns true when the key did something,
 * so that the caller can keep the page from scrolling.
 */
export function moveInMenu(
  event: KeyboardEvent<HTMLElement>,
  setOpen: (entry: string | null) => void,
): boolean {
  const focused = event.target as HTMLElement;
  const entry = focused.closest<HTMLElement>('.nav-entry');
  if (!entry || hasModifier(event)) return false;
  const inside = focused.closest('.dropdown') !== null;
  const links = [...entry.querySelectorAll<HTMLElement>('.dropdown a')];
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.nav-entry')];
  const step = (by: number) =>
    entries[wrap(entries.indexOf(entry) + by, entries.length)]?.querySelector('a')?.focus();

  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (inside) {
        links[wrap(links.indexOf(focused) + by, links.length)]?.focus();
      } else {
        setOpen(entry.dataset.entry ?? null);
        links.at(by === 1 ? 0 : -1)?.focus();
      }
      return true;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
      setOpen(null);
      step(event.key === 'ArrowRight' ? 1 : -1);
      return true;
    case 'Home':
    case 'End':
      if (!inside) return false;
      links.at(event.key === 'Home' ? 0 : -1)?.focus();
      return true;
    case 'Escape':
      setOpen(null);
      if (inside) entry.querySelector<HTMLElement>('button')?.focus();
      return true;
    default:
      return false;
  }
}
