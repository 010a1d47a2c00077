import { act, fireEvent, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { DesktopNav } from '@/components/layout/DesktopNav';
import { NAV_BREAKPOINT } from '@/components/layout/use-menu';
import { navigation } from '@/content/navigation';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** What tells of the turn between the phone's bar and this one. */
let bar: EventTarget;
beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/');
  bar = new EventTarget();
  const media = jest.spyOn(window, 'matchMedia');
  media.mockImplementation((media) => {
    const turns = media === `(min-width: ${NAV_BREAKPOINT})`;
    return Object.assign(turns ? bar : new EventTarget(), { media }) as MediaQueryList;
  });
});

function renderBar() {
  const { container, rerender } = render(<DesktopNav entries={navigation} />);
  const entries = [...container.querySelectorAll<HTMLElement>('.nav-entry')];
  const linksOf = (at: number) => [
    ...(entries.at(at)?.querySelectorAll<HTMLElement>('.dropdown a') ?? []),
  ];
  return {
    entries,
    linksOf,
    rerender,
    /** Whether the browser goes on to do what the key means to it. */
    press: (key: string, held = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held }),
    focus: (at: number) => entries.at(at)?.querySelector('a')?.focus(),
    open: () => entries.filter(({ dataset }) => dataset.open === 'true').length,
  };
}

it('goes round at both ends, and by Home to the first', () => {
  const { entries, linksOf, press, focus } = renderBar();
  focus(0);
  press('ArrowLeft');
  expect(entries.at(-1)?.querySelector('a')).toHaveFocus();
  press('ArrowDown');
  expect(linksOf(-1).at(0)).toHaveFocus();
  press('ArrowUp');
  expect(linksOf(-1).at(-1)).toHaveFocus();
  press('Home');
  expect(linksOf(-1).at(0)).toHaveFocus();
});

it('leaves the browser its own keys: Alt and left goes back', () => {
  const { entries, press, focus } = renderBar();
  focus(1);
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(entries[1]?.querySelector('a')).toHaveFocus();
});

it('is closed when the window turns', () => {
  const { press, focus, open } = renderBar();
  focus(0);
  press('ArrowDown');
  expect(open()).toBe(1);
  act(() => void bar.dispatchEvent(new Event('change')));
  expect(open()).toBe(0);
});

it('stays open, with its focus, in a window of another size that has the same bar, as when it is zoomed', () => {
  const { linksOf, press, focus, open } = renderBar();
  focus(0);
  press('ArrowDown');
  fireEvent(window, new Event('resize'));
  expect(open()).toBe(1);
  expect(linksOf(0).at(0)).toHaveFocus();
});

it('is closed by a click on its button, also where a click gives that no focus', () => {
  const { entries, press, focus, open } = renderBar();
  focus(0);
  press('ArrowDown');
  expect(open()).toBe(1);
  // As Safari does it: the focus goes, and nothing has it.
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.click(entries[0]?.querySelector('button') as HTMLElement);
  expect(open()).toBe(0);
});

it('closes what is open over the page that Back shows', () => {
  const { press, focus, open, rerender } = renderBar();
  focus(0);
  press('ArrowDown');
  expect(open()).toBe(1);
  jest.mocked(usePathname).mockReturnValue('/about');
  rerender(<DesktopNav entries={navigation} />);
  expect(open()).toBe(0);
});

it('keeps open, with its focus, what a key has opened and the pointer comes over', () => {
  const { entries, linksOf, press, focus, open } = renderBar();
  focus(0);
  press('ArrowDown');
  fireEvent.mouseEnter(entries[0] ?? document.body);
  expect(linksOf(0).at(0)).toHaveFocus();
  expect(open()).toBe(1);
});
