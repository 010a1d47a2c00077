import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { useTheme } from '@/components/layout/use-theme';
import { SET_THEME_EVENT, THEME_CHANGED_EVENT } from '@/lib/theme';
import { theme as specified } from '../../../specification';

const { classList } = document.documentElement;

function Shown() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <output>{theme}</output>
      <button type="button" onClick={() => setTheme('light')}>
        light
      </button>
    </>
  );
}
const shown = (
  <ThemeProvider>
    <Shown />
  </ThemeProvider>
);

beforeEach(() => {
  localStorage.clear();
  classList.add('dark');
});

it('throws a developer error outside its provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shown />)).toThrow(specified.outsideProvider);
  quiet.mockRestore();
});

it('is the default on the server', () => {
  expect(renderToString(shown)).toContain(`<output>${specified.default}</output>`);
});

it.each([
  [true, 'dark'],
  [false, 'light'],
])('reads the theme from the page (marked dark: %p)', (dark, theme) => {
  classList.toggle('dark', dark);
  render(shown);
  expect(screen.getByRole('status')).toHaveTextContent(theme);
});

it('follows when the page script changes the theme', () => {
  render(shown);
  act(() => {
    classList.remove('dark');
    document.dispatchEvent(new Event(THEME_CHANGED_EVENT));
  });
  expect(screen.getByRole('status')).toHaveTextContent('light');
});

it('asks the page script, which owns the theme, for another', () => {
  const asked = jest.fn((event: Event) => (event as CustomEvent<string>).detail);
  document.addEventListener(SET_THEME_EVENT, asked);
  render(shown);
  act(() => screen.getByRole('button').click());
  expect(asked).toHaveReturnedWith('light');
  document.removeEventListener(SET_THEME_EVENT, asked);
});

it('restores what was saved when the marker is lost', () => {
  localStorage.setItem(specified.storageKey, 'light');
  render(shown);
  expect(classList.contains('dark')).toBe(false);
});

it('survives storage that throws', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(shown);
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  denied.mockRestore();
});
