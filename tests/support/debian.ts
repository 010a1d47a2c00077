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

/** What the tests drive: where it lies, and Debian's package. */
export type Tool = readonly [path: string, itsPackage: string];

/** Finds tools, or installs Debian's as root. Throws one clear sentence when neither works. */
export function ensure(tools: readonly Tool[]): void {
  const missing = () => tools.filter(([path]) => !existsSync(path));
  const packages = () => missing().map(([, itsPackage]) => itsPackage);
  try {
    if (missing().length > 0 && canInstall()) {
      console.log(`Installing Debian’s ${packages().join(', ')}.`);
      installPackages(...packages());
    }
  } catch {
    // The sentence below says what to do.
  }
  if (missing().length === 0) return;
  const files = missing().map(([path]) => path);
  throw new Error(
    `No ${files.join(', ')} for the tests: install Debian’s ${packages().join(', ')}.`,
  );
}
