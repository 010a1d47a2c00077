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

/** Finds a file, or installs Debian's package as root. Throws one clear sentence when neither works. */
export function ensureInstalled(file: string, debian: string): void {
  if (existsSync(file)) return;
  try {
    console.log(`There is no ${file}: installing Debian’s ${debian}.`);
    installPackages(debian);
  } catch {
    // The sentence below says what to do.
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}: install it (Debian’s ${debian}).`);
}
