import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../lib/build/export';
import { addDrafts, removeDrafts } from './drafts';
import { CONTACT_ENDPOINT, CONTACT_FIELDS, TEST_PHOTO_HOST } from './ports';

export const ROOT = process.cwd();
export const OUT = join(ROOT, 'out');
export const CACHE = join(ROOT, '.cache');
/** An earlier export of the same sources, made in another year, zone and language. */
export const FIRST_OUT = join(CACHE, 'first-out');
/** The export whose contact form has an endpoint and whose photographs come from this machine. */
export const ENDPOINT_OUT = join(CACHE, 'endpoint-out');

/** What an export is made from. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  '.postcssrc.json',
];

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** File name → SHA-256 of every file below a folder. */
export function manifestOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesOf(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );
}

type Settings = Record<string, string>;

/** The settings of builds that tests make: the types are checked elsewhere, and no build follows another. */
export const BUILD_FOR_TESTS: Settings = {
  NEXT_TELEMETRY_DISABLED: '1',
  TYPES_CHECKED: '1',
  BUILT_ONCE: '1',
};

/**
 * Takes the site's settings out of an environment, also those of a .env file, which Next takes for read then:
 * the tests know the default ones. In CI the build id would be the commit, and no export could be used again.
 */
export function forgetSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  for (const name of Object.keys(env))
    if (/^NEXT_PUBLIC_|^PRECOMPRESS$/.test(name)) Reflect.deleteProperty(env, name);
  return Object.assign(env, { __NEXT_PROCESSED_ENV: 'true', BUILD_ID: 'local' });
}

/**
 * Deletes what a build may have left, and not the folder of the dev server, which may be running: it would
 * write on below the hand that deletes. No build reads that folder; Next keeps it for the same reason.
 */
export function forgetBuild(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== 'dev') rmSync(join(folder, name), { recursive: true, force: true });
}

/** Exports the site from nothing, with these settings and no others. */
export function exportSite(settings: Settings): void {
  forgetBuild(join(ROOT, '.next'));
  rmSync(OUT, { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'build'], {
    env: { ...forgetSettings({ ...process.env }), ...BUILD_FOR_TESTS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** One of the exports that tests read. Every one passes through `out`; its folder keeps it. */
interface TestExport {
  folder: string;
  settings: Settings;
  /** Made while there are drafts, of which nothing may show. */
  drafts?: true;
}

/** The plain export is the last: it stays in `out`. */
const EXPORTS: Record<'endpoint' | 'first' | 'plain', TestExport> = {
  endpoint: {
    folder: ENDPOINT_OUT,
    settings: {
      NEXT_PUBLIC_CONTACT_ENDPOINT: CONTACT_ENDPOINT,
      NEXT_PUBLIC_CONTACT_FIELDS: `${new URLSearchParams(CONTACT_FIELDS)}`,
      NEXT_PUBLIC_PHOTO_HOST: TEST_PHOTO_HOST,
    },
  },
  first: {
    folder: FIRST_OUT,
    settings: {
      NEXT_PUBLIC_CONTACT_ENDPOINT: '',
      TZ: 'Pacific/Honolulu',
      LANG: 'fr_CA.UTF-8',
      // From here, where every process of the build is started: a folder's own name might need quotes.
      NODE_OPTIONS: '--import=./tests/support/another-day.mjs',
    },
    drafts: true,
  },
  plain: {
    folder: OUT,
    settings: { NEXT_PUBLIC_CONTACT_ENDPOINT: '', TZ: 'Pacific/Auckland', LANG: 'C' },
  },
};

/** Hashes of a file, or of all files of a folder. */
const hashesOf = (path: string) =>
  statSync(path).isDirectory() ? manifestOf(path) : hashOf(readFileSync(path));

/**
 * Ties an export to its sources and settings. By contents, not by times: a checkout gives old files new
 * times, and a build with other settings may have written over `out`.
 */
function sealOf({ folder, settings }: TestExport): string {
  const sources = [...SOURCES, 'package-lock.json'].filter((name) => existsSync(join(ROOT, name)));
  const made = [
    process.version,
    settings,
    sources.map((name) => [name, hashesOf(join(ROOT, name))]),
  ];
  return hashOf(JSON.stringify([made, hashesOf(folder)]));
}

const sealFile = (name: string) => join(CACHE, `${name}.seal`);

function isCurrent(name: string, one: TestExport): boolean {
  return (
    existsSync(one.folder) &&
    existsSync(sealFile(name)) &&
    readFileSync(sealFile(name), 'utf8') === sealOf(one)
  );
}

/**
 * Makes the named exports; with `reuse` only those that are missing or not of the present sources. Says
 * of each what it does.
 */
export function makeExports(
  names: ReadonlyArray<keyof typeof EXPORTS>,
  { reuse = false } = {},
): void {
  mkdirSync(CACHE, { recursive: true });
  let outIsTaken = false;
  for (const [name, one] of Object.entries(EXPORTS)) {
    if (!(names as readonly string[]).includes(name)) continue;
    const place = one.folder.slice(ROOT.length + 1);
    if (reuse && !(name === 'plain' && outIsTaken) && isCurrent(name, one)) {
      console.log(`${place} is of these sources: used as it is.`);
      continue;
    }
    console.log(`Exporting the site to ${place} …`);
    try {
      if (one.drafts) addDrafts(ROOT);
      exportSite(one.settings);
    } finally {
      if (one.drafts) removeDrafts(ROOT);
    }
    if (one.folder !== OUT) {
      rmSync(one.folder, { recursive: true, force: true });
      cpSync(OUT, one.folder, { recursive: true });
    }
    writeFileSync(sealFile(name), sealOf(one));
    outIsTaken = true;
  }
}
