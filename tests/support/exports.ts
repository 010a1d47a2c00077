import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../lib/build/export';

export const ROOT = process.cwd();
export const OUT = join(ROOT, 'out');
export const CACHE = join(ROOT, '.cache');
/** Hashes of an earlier export of the same sources, made in another zone and language. */
export const FIRST_MANIFEST = join(CACHE, 'first-export.json');
/** The export whose contact form has an endpoint and whose photographs come from this machine. */
export const ENDPOINT_OUT = join(CACHE, 'endpoint-out');

/** File name → SHA-256 of every file below a folder. */
export function manifestOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Exports the site from nothing, with `settings` added to the environment. */
export function exportSite(settings: Record<string, string>): void {
  rmSync(join(ROOT, '.next'), { recursive: true, force: true });
  rmSync(OUT, { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The three exports that the tests read. `out` holds the plain one at the end. */
export function exportForTests(endpoint: string, photos: string): void {
  mkdirSync(CACHE, { recursive: true });
  exportSite({ NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint, NEXT_PUBLIC_PHOTO_HOST: photos });
  rmSync(ENDPOINT_OUT, { recursive: true, force: true });
  cpSync(OUT, ENDPOINT_OUT, { recursive: true });

  exportSite({ NEXT_PUBLIC_CONTACT_ENDPOINT: '', TZ: 'Pacific/Honolulu', LANG: 'fr_CA.UTF-8' });
  writeFileSync(FIRST_MANIFEST, JSON.stringify(manifestOf(OUT)));
  exportSite({ NEXT_PUBLIC_CONTACT_ENDPOINT: '', TZ: 'Pacific/Auckland', LANG: 'C' });
}
