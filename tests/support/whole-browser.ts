import { launch, type Browser } from 'puppeteer-core';
import { browserArgs, ensureWholeBrowser } from './browser';

/**
 * Chromium as a visitor has it: it prepares pages that links lead to, and keeps those that are left.
 * Playwright forbids the one and loses sight of the other, so this one is driven by puppeteer.
 */
export const launchWholeBrowser = (): Promise<Browser> =>
  launch({
    executablePath: ensureWholeBrowser(),
    args: browserArgs(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
