/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { checkEnvFiles, checkFolder, checkSettings, checkVariables } from '@/lib/build/settings';
import configOf from '@/next.config';
import { folderOf } from '../../../support/folder';

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

it('stops at a variable that nothing reads, and names those there are', () => {
  const known = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_VERCEL_URL: 'x.example', PATH: '/bin' };
  expect(() => checkVariables(known)).not.toThrow();
  for (const name of ['NEXT_PUBLIC_CONTACT_FIELD', 'NEXT_PUBLIC_SITEURL', 'NEXT_PUBLIC_'])
    expect(() => checkVariables({ ...known, [name]: 'x' })).toThrow(
      `${name}: no setting has this name (NEXT_PUBLIC_SITE_URL, …_CONTACT_ENDPOINT, …_CONTACT_FORMAT, …_CONTACT_FIELDS, …_PHOTO_HOST)`,
    );
});

const SETTING = '\uFEFFNEXT_PUBLIC_CONTACT_ENDPOINT=https://forms.example\r\n';
const UTF_16 = Buffer.from(SETTING, 'utf16le');

it('names the file of settings that was saved as UTF-16', () => {
  const first = { path: '.env', contents: SETTING };
  expect(() => checkEnvFiles([first])).not.toThrow();
  expect(() =>
    checkEnvFiles([first, { path: '.env.local', contents: UTF_16.toString('utf8') }]),
  ).toThrow(/^\.env\.local: expected a file saved as UTF-8$/);
});

it('has next dev and a build look into the files that Next reads', () =>
  jest.isolateModulesAsync(async () => {
    const { default: afresh } = await import('@/next.config');
    jest.spyOn(process, 'cwd').mockReturnValue(folderOf({ '.env': UTF_16 }));
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_WARNED: '' });
    for (const phase of [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD])
      expect(() => afresh(phase)).toThrow('.env: expected a file saved as UTF-8');
  }));

it('stops at # in the path of the project, and at nothing else in it', () => {
  for (const path of ['/home/a b/100% [new] (é)', 'C:\\Users\\a & b\\site'])
    expect(() => checkFolder(path)).not.toThrow();
  expect(() => checkFolder('/home/c#/site')).toThrow(
    /^the project's folder cannot have # in its path: \/home\/c#\/site$/,
  );
  jest.spyOn(process, 'cwd').mockReturnValue('/home/c#/site');
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_WARNED: '' });
  for (const phase of [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD])
    expect(() => configOf(phase)).toThrow("the project's folder cannot have #");
});
