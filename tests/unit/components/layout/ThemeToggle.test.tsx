import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { ThemeToggle } from '@/components/layout/ThemeToggle';
import { toDarkTheme, toLightTheme } from '@/content/ui';
import { SET_THEME_EVENT } from '@/lib/theme';
import { theme } from '../../../specification';

it.each([
  [true, 'light'],
  [false, 'dark'],
])('asks for the other theme (marked dark: %p)', async (dark, other) => {
  const asked = jest.fn((event: Event) => (event as CustomEvent<string>).detail);
  document.addEventListener(SET_THEME_EVENT, asked);
  document.documentElement.classList.toggle('dark', dark);
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(asked).toHaveReturnedWith(other);
  document.removeEventListener(SET_THEME_EVENT, asked);
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
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ThemeToggle />)).toThrow(theme.outsideProvider);
  quiet.mockRestore();
});
