'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Navigation } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { closest } from '@/lib/closest';
import { opensElsewhere } from '@/lib/modifiers';
import { currentEntry } from './current-entry';
import { moveInMenu } from './menu-keys';
import { NAV_BREAKPOINT } from './use-menu';

/** A hidden panel would drop the focus it holds: back to its button, from where a key opens it again. */
function handFocusBack() {
  const panel = document.activeElement?.closest('.dropdown');
  panel?.parentElement?.querySelector('button')?.focus();
}

/**
 * Four entries with a dropdown each. Hover is CSS; here are the keys (Enter and Space on the arrow
 * button, arrows, Home, End, Escape) and the button for touch screens that are wide.
 */
export function DesktopNav({ entries }: { entries: Navigation }) {
  const pathname = usePathname();
  const [open, setOpen] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const [shownFor, setShownFor] = useState(pathname);

  // Back and Forward, too, close what is open.
  if (shownFor !== pathname) {
    setShownFor(pathname);
    setOpen(null);
  }

  /** What a key or a click says stands alone: the pointer, where it rests, shows nothing until it moves on. */
  function show(entry: string | null) {
    setOpen(entry);
    setDismissed(true);
  }
  // Wherever the focus is: the pointer opens without it, and Safari gives it to no button that is clicked.
  useEffect(() => {
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') show(null);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!closest(target, '.nav-list')) setOpen(null);
    };
    // Turned to where the bar is a phone's and back, a tablet would show it again.
    const wide = matchMedia(`(min-width: ${NAV_BREAKPOINT})`);
    const onTurn = () => setOpen(null);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    wide.addEventListener('change', onTurn, { signal });
    return () => stop.abort();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    // At once: what a key opens takes the focus in the same breath.
    if (moveInMenu(event, (entry) => flushSync(() => show(entry)))) event.preventDefault();
  }
  /** A link that was followed closes the menu; one that was opened elsewhere leaves it as it is. */
  function onClick(event: MouseEvent<HTMLUListElement>) {
    if (!opensElsewhere(event) && closest(event.target, 'a')) show(null);
  }
  /** The pointer, too, is obeyed at once: a panel that kept it out for holding the focus would look broken. */
  function onPointed(entry: string) {
    setDismissed(false);
    if (open === entry) return;
    handFocusBack();
    setOpen(null);
  }
  /** The focus closes the menu that it leaves, whether it leaves the bar or goes on to the next entry. */
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLUListElement>) {
    // The window was left, or a press took the focus, which Safari gives to no button: that is answered above.
    if (!relatedTarget) return;
    if (!target.closest('.nav-entry')?.contains(relatedTarget)) setOpen(null);
  }

  return (
    <nav aria-label={ui.mainNavigation} className="hidden nav:block">
      <ul
        className="nav-list flex items-center gap-1"
        data-dismissed={dismissed}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onBlur={onBlur}
        onMouseLeave={() => setDismissed(false)}
      >
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="nav-entry relative flex items-center"
            data-open={open === entry.id}
            data-entry={entry.id}
            onMouseEnter={() => onPointed(entry.id)}
            onMouseLeave={() => {
              // Tab leads into what the pointer alone shows, too.
              if (open === null) handFocusBack();
            }}
          >
            <a
              href={entry.href}
              aria-current={currentEntry(entry, pathname)}
              className="flex min-h-11 items-center rounded-md pr-1 pl-3 text-small underline-offset-8 hover:underline aria-[current]:underline"
            >
              {entry.label}
            </a>
            <button
              type="button"
              aria-expanded={open === entry.id}
              aria-controls={`menu-${entry.id}`}
              onClick={() => show(open === entry.id ? null : entry.id)}
              className="grid h-11 place-items-center rounded-md noscript:hidden"
            >
              {/* Turned by a click or a key, also where the pointer shows the panel already. */}
              <ChevronDown aria-hidden="true" className="size-4" />
              <span className="sr-only">{ui.entryMenu(entry.label)}</span>
            </button>
            <div
              id={`menu-${entry.id}`}
              className="dropdown absolute top-full -left-2 w-max max-w-92 pt-2"
            >
              <ul className="rounded-xl border border-line bg-surface p-2">
                {entry.children.map((child) => (
                  <li key={child.href}>
                    <a
                      href={child.href}
                      aria-current={pathname === child.href ? 'page' : undefined}
                      className="block rounded-lg px-3 py-2.5 hover:bg-lake focus-visible:bg-lake"
                    >
                      <span className="block text-small font-semibold">{child.label}</span>
                      <span className="block text-sm text-muted">{child.description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
