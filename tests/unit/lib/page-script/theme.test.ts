import { theme } from '@/lib/page-script/theme';
import { parseTheme, SET_THEME_EVENT, THEME_CHANGED_EVENT, THEME_COLORS } from '@/lib/theme';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;
const isDark = () => classList.contains('dark');
const barColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
const setFromReact = (detail: string) =>
  document.dispatchEvent(new CustomEvent(SET_THEME_EVENT, { detail }));

removeListenersAfterEach();
beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

it.each([
  [null, 'dark'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'dark'],
  ['LIGHT', 'dark'],
  ['', 'dark'],
  ['<script>', 'dark'],
])('shows %p as %s', (saved, shown) => {
  if (saved !== null) localStorage.setItem('theme', saved);
  classList.toggle('dark', shown !== 'dark');
  theme();
  expect(isDark()).toBe(shown === 'dark');
  expect(barColor()).toBe(THEME_COLORS[shown === 'dark' ? 'dark' : 'light']);
  expect(parseTheme(saved)).toBe(shown);
});

it('does, saves and tells what React asks for', () => {
  theme();
  const changed = jest.fn();
  document.addEventListener(THEME_CHANGED_EVENT, changed);
  setFromReact('light');
  expect(isDark()).toBe(false);
  expect(barColor()).toBe(THEME_COLORS.light);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('returns a switch', () => {
  const toggle = theme();
  toggle();
  expect([isDark(), localStorage.getItem('theme')]).toEqual([false, 'light']);
  toggle();
  expect([isDark(), localStorage.getItem('theme')]).toEqual([true, 'dark']);
});

it.each(['theme', null])('follows another tab that changed %p', (key) => {
  theme();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(isDark()).toBe(false);
});

it('leaves alone what another tab saved under another key', () => {
  theme();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));
  expect(isDark()).toBe(true);
});

it('survives storage that throws, and still switches', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  theme();
  expect(isDark()).toBe(true);
  setFromReact('light');
  expect(isDark()).toBe(false);
});
