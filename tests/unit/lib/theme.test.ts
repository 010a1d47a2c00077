/** @jest-environment node */
import { parseTheme, THEME_COLORS, THEME_KEY } from '@/lib/theme';
import { theme } from '../../specification';

it('is kept under the specified key', () => expect(THEME_KEY).toBe(theme.storageKey));

it.each(['light', 'dark'])('keeps the choice %s', (saved) => expect(parseTheme(saved)).toBe(saved));

it.each([null, '', 'purple', 'LIGHT', ' light', '<script>'])('takes %p for the default', (saved) =>
  expect(parseTheme(saved)).toBe(theme.default),
);

it('gives the browser’s bar two different colours', () => {
  expect(THEME_COLORS.light).not.toBe(THEME_COLORS.dark);
});
