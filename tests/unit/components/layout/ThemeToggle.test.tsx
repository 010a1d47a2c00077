import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { ThemeToggle } from '@/components/layout/ThemeToggle';
import { toDarkTheme, toLightTheme } from '@/content/ui';
import { theme as pageTheme } from '@/lib/page-script/theme';
import { theme } from '../../../specification';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;

removeListenersAfterEach();
beforeEach(() => localStorage.clear());

it.each(['light', 'dark'])('leads from %s to the other theme and back', async (saved) => {
  localStorage.setItem(theme.storageKey, saved);
  pageTheme();
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  const isDark = () => classList.contains('dark');
  expect(isDark()).toBe(saved === 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(isDark()).toBe(saved !== 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(isDark()).toBe(saved === 'dark');
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
