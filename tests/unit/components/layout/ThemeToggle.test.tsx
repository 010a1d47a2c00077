import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { ThemeToggle } from '@/components/layout/ThemeToggle';
import { toDarkTheme, toLightTheme } from '@/content/ui';
import { theme as pageTheme } from '@/lib/page-script/theme';
import { theme } from '../../../specification';
import { beforeItFollows, followed } from '../../../support/followed';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;

removeListenersAfterEach();

it.each(['light', 'dark'])(
  'leads from %s to the other theme, and twice in a row to itself',
  async (saved) => {
    localStorage.setItem(theme.storageKey, saved);
    pageTheme();
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    );
    const isDark = () => classList.contains('dark');
    const press = () => userEvent.click(screen.getByRole('button'));
    expect(isDark()).toBe(saved === 'dark');
    await press();
    await followed();
    expect(isDark()).toBe(saved !== 'dark');
    // Whether the browser goes on to press the button: by a key that is held down, only once.
    const goesOn = (key: string, repeat: boolean) =>
      fireEvent.keyDown(screen.getByRole('button'), { key, repeat });
    expect([goesOn('Enter', false), goesOn('Enter', true)]).toEqual([true, false]);
    // Others lead on from here, or scroll.
    for (const key of ['Tab', 'ArrowDown', 'PageDown', ' ']) expect(goesOn(key, true)).toBe(true);
    await press();
    await press();
    await followed();
    expect(isDark()).toBe(saved !== 'dark');
  },
);

it('shows its other face before the page follows', async () => {
  document.head.innerHTML = `<style>.hidden, .dark .dark\\:hidden { display: none }
    .dark .dark\\:block { display: block }</style>`;
  pageTheme();
  const { move, followed } = beforeItFollows();
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  const isShown = (words: string) =>
    getComputedStyle(screen.getByText(words).parentElement ?? document.body).display !== 'none';
  const faces = () => [toDarkTheme, toLightTheme].filter((words) => isShown(words));
  expect(faces()).toEqual([toLightTheme]);
  await move((hand) => hand.click(screen.getByRole('button')));
  expect(faces()).toEqual([toDarkTheme]);
  expect(classList.contains('dark')).toBe(true);
  await followed();
  expect(faces()).toEqual([toDarkTheme]);
  expect(classList.contains('dark')).toBe(false);
  for (const face of screen.getByRole('button').children)
    expect((face as HTMLElement).style.display).toBe('');
});

it('holds the words for both themes; the style sheet shows one', () => {
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  for (const words of [toDarkTheme, toLightTheme]) {
    expect(screen.getByRole('button')).toHaveTextContent(words);
  }
});

it('needs its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ThemeToggle />)).toThrow(theme.outsideProvider);
});
