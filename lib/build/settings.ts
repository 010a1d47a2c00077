// next.config.ts loads this too, and knows no @/.
import { isUtf16 } from '../format/utf-16';

const noServer = (file: string) =>
  `there is no server to follow them, and ${file} is what hosts read`;

/** Settings of Next with which the export is made, and then does not work; and why. */
const REFUSED: Readonly<Record<string, string>> = {
  basePath:
    'every address begins at the root of its host, so the site needs a host of its own (a subdomain will do)',
  assetPrefix: 'the policy of the pages allows files of their own origin alone',
  trailingSlash:
    'addresses have no slash at the end, and the steps after the export know no others',
  distDir: 'the steps after the export and the tests look for it in out',
  i18n: 'an export has one language',
  headers: noServer('public/_headers'),
  redirects: noServer('public/_redirects'),
  rewrites: noServer('public/_redirects'),
};

/** What has to be set, or the export has none of its pages, or pictures without a file. */
const NEEDED: ReadonlyArray<readonly [string, (config: Settings) => boolean]> = [
  ["output: 'export'", ({ output }) => output === 'export'],
  ['images: { unoptimized: true }', ({ images }) => images?.unoptimized === true],
];

/** What pages are built from: lib/env.ts. */
const VARIABLES = [
  'SITE_URL',
  'CONTACT_ENDPOINT',
  'CONTACT_FORMAT',
  'CONTACT_FIELDS',
  'PHOTO_HOST',
];
/** A host may set some of its own. */
const OWN_VARIABLE = /^NEXT_PUBLIC_(?!VERCEL_)(\w*)$/;

interface Settings {
  output?: string | undefined;
  images?: { unoptimized?: boolean } | undefined;
}

/** Throws an Error that names a variable which nothing reads: a slip in its name would pass for no setting. */
export function checkVariables(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env)) {
    const [, own] = OWN_VARIABLE.exec(name) ?? [];
    if (own !== undefined && !VARIABLES.includes(own))
      throw new Error(`${name}: no setting has this name (NEXT_PUBLIC_${VARIABLES.join(', …_')})`);
  }
}

/**
 * Throws an Error that names an `.env` file in UTF-16, as Windows PowerShell saves it: Next would find no
 * setting in it, and say nothing.
 */
export function checkEnvFiles(files: ReadonlyArray<{ path: string; contents: string }>): void {
  for (const { path, contents } of files)
    if (isUtf16(contents)) throw new Error(`${path}: expected a file saved as UTF-8`);
}

/** Throws an Error of one sentence for a folder in which Tailwind finds no style sheet. */
export function checkFolder(path: string): void {
  if (path.includes('#'))
    throw new Error(`the project's folder cannot have # in its path: ${path}`);
}

/** Throws an Error of one sentence for a setting in next.config.ts that cannot work. */
export function checkSettings(config: Settings): void {
  for (const [name, reason] of Object.entries(REFUSED)) {
    if (Reflect.get(config, name))
      throw new Error(`next.config.ts: ${name} cannot be set: ${reason}.`);
  }
  for (const [setting, holds] of NEEDED) {
    if (!holds(config))
      throw new Error(
        `next.config.ts: ${setting} has to stay: a static host has nothing that would do its work.`,
      );
  }
}
