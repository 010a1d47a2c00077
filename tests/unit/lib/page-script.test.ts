import { PAGE_SCRIPT } from '@/lib/page-script';
import { parseTheme, READY_EVENT, SET_THEME_EVENT, THEME_COLORS } from '@/lib/theme';

const root = document.documentElement;
const isDark = () => root.classList.contains('dark');
// The very text that stands in the HTML, run as the browser runs it.
const run = () => new Function(PAGE_SCRIPT)();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ready = () => document.dispatchEvent(new Event(READY_EVENT));

beforeEach(() => {
  localStorage.clear();
  root.className = 'dark';
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(ready);

it.each([
  [null, 'dark'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'dark'],
  ['LIGHT', 'dark'],
  ['', 'dark'],
  ['<script>', 'dark'],
])('shows %p as %s', (saved, theme) => {
  if (saved !== null) localStorage.setItem('theme', saved);
  run();
  expect(isDark()).toBe(theme === 'dark');
  expect(parseTheme(saved)).toBe(theme);
});

it('survives storage that throws, and still switches', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run();
  expect(isDark()).toBe(true);
  document.dispatchEvent(new CustomEvent(SET_THEME_EVENT, { detail: 'light' }));
  expect(isDark()).toBe(false);
  denied.mockRestore();
  full.mockRestore();
});

it('saves a choice and colours the browser bar', () => {
  run();
  document.dispatchEvent(new CustomEvent(SET_THEME_EVENT, { detail: 'light' }));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content).toBe(
    THEME_COLORS.light,
  );
});

it('follows another tab', () => {
  run();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(isDark()).toBe(false);
});

it('switches the theme before React is there, and leaves it to React after', () => {
  document.body.innerHTML = '<button type="button" data-theme-toggle>Theme</button>';
  run();
  document.querySelector('button')?.click();
  expect(isDark()).toBe(false);
  ready();
  document.querySelector('button')?.click();
  expect(isDark()).toBe(false);
});

it('repeats early clicks once, in order, and only for buttons still on the page', async () => {
  document.body.innerHTML =
    '<button type="button" id="a"></button><button type="button" id="b"></button><button type="button" id="c"></button>';
  run();
  for (const id of ['a', 'b', 'a', 'c']) document.getElementById(id)?.click();
  document.getElementById('c')?.remove();
  const clicks: string[] = [];
  document.body.addEventListener('click', ({ target }) => clicks.push((target as Element).id));
  expect(clicks).toEqual([]);
  ready();
  await settled();
  expect(clicks).toEqual(['a', 'b', 'a']);
  document.getElementById('a')?.click();
  expect(clicks).toEqual(['a', 'b', 'a', 'a']);
});

it('holds an early submission of a live form until React is there', () => {
  document.body.innerHTML = '<form data-live><button type="submit">Send</button></form>';
  run();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', submitted);
  document.querySelector('button')?.click();
  expect(submitted).not.toHaveBeenCalled();
  ready();
  expect(submitted).toHaveBeenCalledTimes(1);
});
