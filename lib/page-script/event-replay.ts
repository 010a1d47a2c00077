import { hasModifier, opensElsewhere } from '../modifiers';
import { READY_EVENT } from '../ready-event';
import type { Loading } from './loading';

/**
 * Whether a slider or a choice stands otherwise than in the HTML, or is going to: the address names a slider,
 * and no way to pay without any.
 */
const isAnySet = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[name]')].some(
    (field) =>
      field.value + field.checked !== field.defaultValue + field.defaultChecked ||
      location.search.includes(field.name + '='),
  );

/** What has the focus, as a field is known: by its form. */
const focused = () => document.activeElement as HTMLInputElement;

/** A button, or a link, which has no form. */
type Clicked = HTMLButtonElement & Partial<HTMLAnchorElement>;

/** Goes on with a click. A visitor who has gone on since, into a field, is not led out of it by a link. */
const press = (button: HTMLElement & { type?: string }): void => {
  if (button.isConnected && (button.type || !focused().form)) button.click();
};

/**
 * Until React is ready, keeps clicks on its buttons and keys of its tabs, holds its form, and repeats
 * them then. What needs no React it does at once. When the scripts fail, a form or a link to one that is
 * held goes its way without them. The listeners sit on the window, before React's own on the document, so
 * nothing happens twice.
 */
export function replayEvents(toggleTheme: () => void, load: (onFail: () => void) => Loading): void {
  const pathname = location.pathname;
  const early: Array<() => void> = [];
  let held: HTMLElement | undefined;
  /** The link to the form that was followed last. */
  let link: HTMLElement | undefined;
  let pressed: Element | undefined;

  const scripts = load(() => {
    const kept = [held, link].find(goesNatively);
    if (!kept) return;
    press(kept.querySelector<HTMLElement>('[type=submit]') || kept);
    held = link = undefined; // a form must not be sent a second time when React comes after all
  });

  function keep(act: () => void): void {
    early.push(act);
    scripts.hurry();
  }
  /**
   * When the scripts do not come, form and link go the way they go without any; offline they wait. The
   * library's search has none.
   */
  function goesNatively(kept?: Element): boolean {
    return navigator.onLine && scripts.lost() && !!kept?.matches('a,[action]');
  }
  function onClick(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    // A link to this very page would load it anew, without the words of its form, and one to the form tells
    // of the controls as the HTML has them, where they may stand otherwise: React goes on with both.
    const button = (event.target as Element).closest?.<Clicked>(
      'button,a[href="' + pathname + '"],a[href^="/contact?"]',
    );
    if (!button) return;
    const isLost = !!button.href && scripts.lost();
    // Where no words stand either, the browser goes where the link leads.
    if (
      button.search
        ? isLost || !isAnySet()
        : isLost && !document.querySelector('[data-live] [name]')
    )
      return;
    if (button.type === 'submit') {
      // The browser's own checks would stop the form before we hear of it. They are for those whose
      // scripts do not come.
      if (button.form?.hasAttribute('data-live'))
        button.form.noValidate = !goesNatively(button.form);
      return;
    }
    const dialog = document.getElementById(
      '' + button.getAttribute('commandfor'), // not empty: Firefox would complain
    ) as HTMLDialogElement | null;
    // Buttons of the menu need no script, but in browsers that do not know their attributes, and while
    // the menu itself is still on its way.
    if (dialog && 'commandForElement' in button) {
      button.removeAttribute('popovertarget'); // browsers complain of both
      return;
    }
    event.preventDefault(); // no popover, which is for those without scripts, and no link
    event.stopPropagation();
    if (dialog) {
      if (dialog.open) dialog.close();
      else dialog.showModal();
    } else if (button.hasAttribute('data-theme-toggle')) {
      toggleTheme();
    } else if (isLost || button.hasAttribute('data-again')) {
      scripts.again();
    } else {
      if (button.search) link = button;
      keep(() => press(button));
    }
  }
  function onKey(event: KeyboardEvent): void {
    const target = event.target as Element;
    // With another key it is the browser's own: Alt and left goes back. Home and End, too, are left to it.
    if (hasModifier(event) || scripts.lost()) return;
    if (!/Arrow/.test(event.key) || !target.closest?.('[role=tab],.nav-entry')) return;
    event.preventDefault(); // the page would scroll
    event.stopPropagation();
    // Pressed where the key before was, it goes on from where that has led.
    const goesOn = target === pressed;
    pressed = target;
    keep(
      () =>
        focused().form ||
        (goesOn ? focused() : target).dispatchEvent(new KeyboardEvent(event.type, event)),
    );
  }
  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('data-live')) return;
    if (goesNatively(form)) return;
    event.preventDefault();
    event.stopPropagation();
    held = form;
    scripts.hurry();
  }

  /**
   * Back to another page of the same visit, after this one has been loaded again: the browser would change
   * the address alone.
   */
  function onStep(): void {
    if (location.pathname !== pathname) location.reload();
  }

  function listen(change: typeof addEventListener): void {
    change('popstate', onStep, true);
    change('click', onClick, true);
    change('keydown', onKey, true);
    change('submit', onSubmit, true);
  }
  listen(addEventListener);
  document.addEventListener(
    READY_EVENT,
    async () => {
      listen(removeEventListener);
      scripts.done();
      for (const act of early) {
        act();
        await null; // React draws what one click changed before the next one comes
      }
      // Not the one that was held: where the browser had translated the page, React has drawn another.
      if (held) document.querySelector<HTMLFormElement>('[data-live]')?.requestSubmit();
    },
    { once: true },
  );
}
