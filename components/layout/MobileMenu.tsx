'use client';

import { ChevronDown, Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useRef, type MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Navigation } from '@/content/schema/site';
import * as ui from '@/content/ui';
import { opensElsewhere } from '@/lib/modifiers';
import { currentEntry } from './current-entry';
import { Logo } from './Logo';
import { MENU_ID } from './menu-id';
import { ThemeToggle } from './ThemeToggle';
import { useMenu } from './use-menu';

/**
 * Invoker attributes open the dialog without React. Browsers that do not know them get the same from a
 * click handler, and without scripts a popover.
 */
const invoker = (command: 'show-modal' | 'close') => ({
  command,
  commandfor: MENU_ID,
  popoverTarget: MENU_ID,
});
/**
 * Whether a click is left to the first two of these attributes. It opens no popover, which lets the focus out;
 * and browsers that know both complain of both.
 */
function leftToInvoker(event: MouseEvent): boolean {
  const known = 'commandForElement' in HTMLButtonElement.prototype;
  if (known) event.currentTarget.removeAttribute('popovertarget');
  else event.preventDefault();
  return known;
}

/** An entry's own page before its children, unless it is one of them. */
function pagesOf({ label, href, children }: Navigation[number]) {
  if (children.some((child) => child.href === href)) return children;
  return [{ label: ui.entryOverview(label), href, description: '' }, ...children];
}

/** The entries on small screens: a modal dialog, so focus stays inside and Escape closes it. */
export function MobileMenu({ name, entries }: { name: string; entries: Navigation }) {
  const pathname = usePathname();
  const { ref, prepare, leave, vanish, handlers } = useMenu(pathname);
  const nav = useRef<HTMLElement>(null);
  // At once: a link may lead to a field of this page, which has to be there to take the focus.
  const onFollow = (event: MouseEvent) => {
    if (!opensElsewhere(event)) leave();
  };

  return (
    <div className="nav:hidden">
      <button
        type="button"
        {...invoker('show-modal')}
        aria-haspopup="dialog"
        onPointerDown={() => prepare(ref.current, nav.current)}
        onClick={(event) => leftToInvoker(event) || ref.current?.showModal()}
        className="grid size-11 place-items-center rounded-lg hover:bg-lake"
      >
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">{ui.openMenu}</span>
      </button>
      <dialog ref={ref} id={MENU_ID} aria-label={ui.menu} className="menu" popover="" {...handlers}>
        <div className="menu-bar flex min-h-18 items-center gap-2 px-5 sm:gap-4 sm:px-8">
          <a href="/" onClick={onFollow} className="mr-auto flex min-h-11 items-center rounded-lg">
            <Logo name={name} />
            <span className="sr-only">{ui.homeLink}</span>
          </a>
          <ThemeToggle />
          <button
            type="button"
            {...invoker('close')}
            onClick={(event) => {
              event.preventDefault();
              void vanish();
            }}
            className="grid size-11 place-items-center rounded-lg hover:bg-lake"
          >
            <X aria-hidden="true" className="size-6" />
            <span className="sr-only">{ui.closeMenu}</span>
          </button>
        </div>
        <nav ref={nav} aria-label={ui.mobileNavigation} className="px-5 pb-10 sm:px-8">
          {entries.map((entry) => (
            <details key={entry.id} name="mobile-menu" className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between py-3 text-lg font-semibold">
                {/* The page itself is marked below, among the entry's own. */}
                <span aria-current={currentEntry(entry, pathname) && 'true'}>{entry.label}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 text-muted group-open:rotate-180"
                />
              </summary>
              <ul className="pb-4">
                {pagesOf(entry).map((child) => (
                  <li key={child.href}>
                    <a
                      href={child.href}
                      onClick={onFollow}
                      aria-current={pathname === child.href ? 'page' : undefined}
                      className="block min-h-11 rounded-md py-2"
                    >
                      <span className="block font-medium">{child.label}</span>
                      <span className="block text-sm text-muted">{child.description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <a href="/contact" onClick={onFollow} className={`${buttonClass('beacon')} mt-8 w-full`}>
            {ui.getStarted}
          </a>
        </nav>
      </dialog>
    </div>
  );
}
