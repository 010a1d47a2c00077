import { chromium, type Browser } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../support/browser';

/** Does something with a browser of its own, and closes it whatever comes of that. */
export async function withBrowser<Result>(
  act: (browser: Browser) => Promise<Result>,
  ...flags: string[]
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArgs(), ...flags],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}
