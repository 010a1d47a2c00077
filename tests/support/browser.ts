import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackages } from './debian';

/** The shell is Chromium without a browser around its pages: the tests take half the time in it. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

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
    if (canInstall()) {
      console.log('No browser found: installing Debian’s chromium-headless-shell.');
      installPackages('chromium-headless-shell');
    } else {
      console.log('No browser found: installing Playwright’s chromium.');
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
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
 * Finds Chromium whole, or installs Debian's as root: its shell keeps no page that is left, and prepares
 * none that is linked. Throws one clear sentence when neither works.
 */
export function ensureWholeBrowser(): string {
  const find = () => [WHOLE, chromium.executablePath()].find((path) => existsSync(path));
  try {
    if (!find() && canInstall()) {
      console.log('Installing Debian’s chromium.');
      installPackages('chromium');
    }
  } catch {
    // The sentence below says what to do.
  }
  const found = find();
  if (found) return found;
  throw new Error(`No whole browser for the tests: install Chromium as ${WHOLE}.`);
}

/** What the suite of the other two engines needs: where it lies, and Debian's package. */
const DEBIANS_FIREFOX = '/usr/bin/firefox-esr';
const SYSTEM_FIREFOX = [DEBIANS_FIREFOX, '/usr/bin/firefox'];
export const FIREFOX =
  process.env.FIREFOX_PATH ?? SYSTEM_FIREFOX.find((path) => existsSync(path)) ?? DEBIANS_FIREFOX;
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
const ENGINES: ReadonlyArray<readonly [path: string, itsPackage: string]> = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [XVFB, 'xvfb'],
];

/** Finds Firefox and WebKit, or installs Debian's as root. Throws one clear sentence when neither works. */
export function ensureEngines(): void {
  const missing = () => ENGINES.filter(([path]) => !existsSync(path));
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
    `No ${files.join(', ')} for the tests: install Debian’s ${packages().join(', ')}; for Firefox, FIREFOX_PATH may name another.`,
  );
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
