import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { usePutOff } from './use-put-off';

/** From here on the bar has the entries: `--breakpoint-nav` of tokens.css, which a media query cannot read. */
export const NAV_BREAKPOINT = '56rem';

const FOCUSABLE = 'a[href], button, summary';

/** Tab goes around in the menu instead of out into the browser's own bar. */
function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.() ?? true, // Safari knows it from 17.4 on
  );
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}

/** The phone's menu as a dialog: what it does besides opening, and when it closes by itself. */
export function useMenu(pathname: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const { prepare, onBeforeToggle, bringBack } = usePutOff();
  function leave() {
    ref.current?.close();
    bringBack();
  }

  const onLeave = useEffectEvent(leave);
  // A new page closes the menu; the page that React has just reached leaves open what is open.
  const shownFor = useRef(pathname);
  useEffect(() => {
    if (shownFor.current !== pathname) onLeave();
    shownFor.current = pathname;
  }, [pathname]);
  // A screen that grows past the breakpoint (a turned tablet), or did before React came, must not leave the
  // page inert.
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${NAV_BREAKPOINT})`);
    function grow() {
      const open = ref.current?.open;
      onLeave();
      // The button that opened it is gone: the focus goes to the beginning of the bar.
      if (open && wide.matches) ref.current?.closest('header')?.querySelector('a')?.focus();
    }
    if (wide.matches) grow();
    wide.addEventListener('change', grow);
    return () => wide.removeEventListener('change', grow);
  }, []);

  // The page stands behind the menu: it is seen at once, and can be used again one frame later.
  async function vanish() {
    const { current: menu } = ref;
    if (!menu) return;
    menu.style.opacity = '0';
    await afterPaint();
    menu.close();
    menu.style.opacity = '';
  }

  return { ref, prepare, leave, vanish, handlers: { onBeforeToggle, onKeyDown } };
}
