/** @jest-environment node */
import { checkSettings } from '@/lib/build/settings';

const config = { output: 'export', images: { unoptimized: true } };
const check = (more: object) => () => checkSettings({ ...config, ...more });

it('lets settings pass that work', () => {
  for (const more of [{}, { reactStrictMode: false }, { basePath: '' }, { trailingSlash: false }])
    expect(check(more)).not.toThrow();
});

it.each<[string, unknown]>([
  ['basePath', '/lakeward'],
  ['assetPrefix', 'https://cdn.example'],
  ['trailingSlash', true],
  ['distDir', 'build'],
  ['i18n', { locales: ['en'], defaultLocale: 'en' }],
  ['headers', async () => []],
  ['redirects', async () => []],
  ['rewrites', async () => []],
])('stops at %s with one sentence', (name, value) => {
  expect(check({ [name]: value })).toThrow(
    new RegExp(`^next\\.config\\.ts: ${name} cannot be set: [^.]+[^\n]*\\.$`),
  );
});

it.each(['headers', 'redirects', 'rewrites'])('says where hosts read %s', (name) => {
  const file = `public/_${name === 'headers' ? 'headers' : 'redirects'}`;
  expect(check({ [name]: async () => [] })).toThrow(`${file} is what hosts read`);
});

it.each<[string, object]>([
  ["output: 'export'", { output: 'standalone' }],
  ["output: 'export'", { output: undefined }],
  ['images: { unoptimized: true }', { images: {} }],
])('needs %s', (setting, more) => {
  expect(check(more)).toThrow(`next.config.ts: ${setting} has to stay`);
});
