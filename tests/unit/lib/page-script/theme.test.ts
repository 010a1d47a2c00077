import { theme } from '@/lib/page-script/theme';
import { parseTheme, THEME_COLORS, TOGGLE_THEME_EVENT } from '@/lib/theme';
import { removeListenersAfterEach } from '../../../support/listeners';

const { classList } = document.documentElement;
const isDark = () => classList.contains('dark');
const barColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
const toggleFromReact = () => document.dispatchEvent(new Event(TOGGLE_THEME_EVENT));

removeListenersAfterEach();

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

it('shows and saves the other theme when React asks for it', () => {
  theme();
  for (const other of ['light', 'dark'] as const) {
    toggleFromReact();
    expect(isDark()).toBe(other === 'dark');
    expect(barColor()).toBe(THEME_COLORS[other]);
    expect(localStorage.getItem('theme')).toBe(other);
  }
});

it('returns a switch', () => {
  const toggle = theme();
  toggle();
  expect([isDark(), localStorage.getItem('theme')]).toEqual([false, 'light']);
  toggle();
  expect([isDark(), localStorage.getItem('theme')]).toEqual([true, 'dark']);
});

it.each([
  ['comes back', 'pageshow', window],
  ['is shown that was drawn before', 'prerenderingchange', document],
] as const)('reads the choice again when a page %s', (_, moment, target) => {
  theme();
  localStorage.setItem('theme', 'light');
  target.dispatchEvent(new Event(moment));
  expect(isDark()).toBe(false);
});

it.each(['theme', null])('follows another tab that changed %p', (key) => {
  theme();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(isDark()).toBe(false);
});

it('keeps a choice that there is no room to store', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  theme();
  toggleFromReact();
  window.dispatchEvent(new StorageEvent('storage'));
  window.dispatchEvent(new Event('pageshow'));
  expect(isDark()).toBe(false);
});

it('survives storage that throws, and still switches', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  theme();
  expect(isDark()).toBe(true);
  toggleFromReact();
  expect(isDark()).toBe(false);
  // Where the choice is read again, that finds none, and leaves what is shown.
  for (const moment of ['storage', 'pageshow']) dispatchEvent(new Event(moment));
  expect(isDark()).toBe(false);
});
