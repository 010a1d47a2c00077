import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, ensure, installPackages, type Tool } from './debian';

/** The shell is Chromium without a browser around its pages: the tests take half the time in it. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The executable that a variable of the environment names, if it does. Throws when it is not there. */
function givenBy(name: string): string | undefined {
  const path = process.env[name];
  if (!path || existsSync(path)) return path || undefined;
  throw new Error(`${name}: there is no file ${path}`);
}

/** A browser that is already here: CHROMIUM_PATH, one of the system's, Playwright's own. */
export function findBrowser(): string | undefined {
  return (
    givenBy('CHROMIUM_PATH') ??
    [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path))
  );
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

const DEBIANS_FIREFOX = '/usr/bin/firefox-esr';
const SYSTEM_FIREFOX = [DEBIANS_FIREFOX, '/usr/bin/firefox'];
export const FIREFOX =
  process.env.FIREFOX_PATH ?? SYSTEM_FIREFOX.find((path) => existsSync(path)) ?? DEBIANS_FIREFOX;
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
const SCREEN: Tool = [XVFB, 'xvfb'];
const ENGINES: readonly Tool[] = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  SCREEN,
];

/**
 * Chromium with a browser around its pages: its shell keeps no page that is left, and prepares none that
 * is linked.
 */
export function ensureWholeBrowser(): string {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  ensure([['/usr/bin/chromium', 'chromium']]);
  return '/usr/bin/chromium';
}

/** The newest that was seen to lack what its driver asks of it; 153 has it all. */
const OLD_FIREFOX = 140;

const firefoxVersion = () =>
  Number(/\d+/.exec(execFileSync(FIREFOX, ['--version'], { encoding: 'utf8' }))?.[0]);

/** Finds or installs Firefox and WebKit; for Firefox, FIREFOX_PATH may name another. */
export function ensureEngines(): void {
  givenBy('FIREFOX_PATH');
  ensure(ENGINES);
  if (firefoxVersion() > OLD_FIREFOX) return;
  try {
    if (FIREFOX === DEBIANS_FIREFOX && canInstall()) installPackages('firefox-esr');
  } catch {
    // The sentence below says what to do.
  }
  const version = firefoxVersion();
  if (version > OLD_FIREFOX) return;
  throw new Error(
    `${FIREFOX} is Firefox ${version}: the tests need a newer one than ${OLD_FIREFOX}. Set FIREFOX_PATH to it.`,
  );
}

/** Finds or installs what a browser needs into which nothing looks. Returns the browser. */
export function ensureBareBrowser(): string {
  const browser = ensureWholeBrowser();
  ensure([SCREEN, ['/usr/bin/xdotool', 'xdotool']]);
  return browser;
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

/** Chromium's flags for the tests, with more settings of the page engine (`name=value`). */
export const browserArgs = (...settings: string[]): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these it talks to its maker's hosts at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--blink-settings=${[...ENGINE, ...settings].join(',')}`,
];
