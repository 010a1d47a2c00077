import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const quiet = {
  stdio: 'ignore',
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
} as const;

/** Whether this process may install Debian's packages. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages, without what they recommend. Throws when that does not work. */
export function installPackages(...names: readonly string[]): void {
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}
