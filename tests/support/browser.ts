import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The shell is Chromium without a browser around its pages: the tests take half the time in it. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** A browser that is already here: CHROMIUM_PATH, one of the system's, Playwright's own. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH: there is no file ${given}`);
  }
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a browser, or installs one: Debian's headless Chromium as root, else Playwright's own.
 * Throws one clear sentence when neither works.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log('No browser found: installing Debian’s chromium-headless-shell.');
      run('apt-get', ['update', '-qq']);
      run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
      ]);
    } else {
      console.log('No browser found: installing Playwright’s chromium.');
      run('npx', ['playwright', 'install', 'chromium']);
    }
  } catch {
    // The sentence below says what to do.
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser for the tests: install Chromium, or set CHROMIUM_PATH to its executable.',
  );
}

/** Chromium with a browser around its pages. */
const WHOLE = '/usr/bin/chromium';

/**
 * What launches Chromium whole: its shell keeps no page that is left and prepares none that is linked.
 * Installs it as root where it is missing, else throws one clear sentence.
 */
export function wholeBrowser(): LaunchOptions {
  const find = () => [WHOLE, chromium.executablePath()].find((path) => existsSync(path));
  if (!find()) {
    try {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    } catch {
      // The sentence below says what to do.
    }
  }
  const executablePath = find();
  if (!executablePath)
    throw new Error(`No whole browser for the tests: install Chromium as ${WHOLE}.`);
  return {
    executablePath,
    args: [...browserArgs(), '--headless=new'],
    // Playwright's own: the old headless mode is the shell's, and no page that is left is kept.
    ignoreDefaultArgs: ['--headless', '--headless=old', '--disable-back-forward-cache'],
  };
}

/**
 * Settings of the page engine. Chromium heeds the last such flag alone, so Playwright's own (a mouse is
 * here) stand again. The headless shell does not know how fast its connection is, and would fetch lazy
 * pictures from further below the fold.
 */
const ENGINE = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

/** Chromium's flags for the tests, with further settings of the page engine. */
export const browserArgs = (...engine: string[]): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these it talks to its maker's hosts at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--blink-settings=${[...ENGINE, ...engine].join(',')}`,
];
