import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { useTheme } from '@/components/layout/use-theme';
import { theme as pageTheme } from '@/lib/page-script/theme';
import { THEME_COLORS, TOGGLE_THEME_EVENT } from '@/lib/theme';
import { theme as specified } from '../../../specification';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;

function Switch() {
  const { toggleTheme } = useTheme();
  return (
    <button type="button" onClick={toggleTheme}>
      switch
    </button>
  );
}
const shown = (
  <ThemeProvider>
    <Switch />
  </ThemeProvider>
);

removeListenersAfterEach();

it('throws a developer error outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Switch />)).toThrow(specified.outsideProvider);
});

it('asks the page script, which owns the theme, for the other', () => {
  const asked = jest.fn();
  document.addEventListener(TOGGLE_THEME_EVENT, asked);
  render(shown);
  expect(asked).not.toHaveBeenCalled();
  screen.getByRole('button').click();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('has the page script show again what is gone where React has drawn the page anew', () => {
  localStorage.setItem(specified.storageKey, 'light');
  pageTheme();
  document.querySelector('meta[name="theme-color"]')?.remove();
  classList.add('dark');
  document.body.innerHTML = '<p>© <span data-year></span></p>';
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  const scrolled = jest.fn();
  window.addEventListener('scroll', scrolled);
  render(shown);
  expect(classList.contains('dark')).toBe(false);
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    THEME_COLORS.light,
  );
  expect(scrolled).toHaveBeenCalled();
  expect(document.body).toHaveTextContent('© 2031');
});
