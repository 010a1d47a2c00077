import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, ensureBareBrowser } from './browser';
import { pictureOf, startScreen } from './x-screen';

/** A place on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** Chromium as a visitor has it, with a mouse. */
export interface BareBrowser {
  /** Moves the mouse to a place on the screen, in steps, as a hand does. */
  move: (to: Point) => void;
  click: () => void;
  close: () => Promise<void>;
}

/**
 * Opens an address in a Chromium into which nothing looks: while any debugger is attached, Playwright's or
 * puppeteer's, it prepares no page that a link leads to. Its screen is Xvfb's, its mouse xdotool's; what
 * goes on in it, its pages have to tell.
 */
export async function openBareBrowser(
  url: string,
): Promise<BareBrowser & { picture: () => Uint8Array }> {
  const path = ensureBareBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const { screen, display } = await startScreen(profile);
  const env = { ...process.env, DISPLAY: display };
  const place = ['--window-position=0,0', '--window-size=1280,800'];
  const args = [...browserArgs(), ...place, `--user-data-dir=${profile}`, `--app=${url}`];
  const browser = spawn(path, [...args, '--no-default-browser-check', '--password-store=basic'], {
    env,
    stdio: 'ignore',
  });
  const hand = (...actions: string[]) => void execFileSync('xdotool', actions, { env });
  return {
    move: ({ x, y }) => {
      for (const off of [9, 3, 0]) hand('mousemove', String(x - off), String(y));
    },
    click: () => hand('click', '1'),
    picture: () => pictureOf(profile),
    close: async () => {
      const over = once(browser, 'exit');
      if (browser.kill()) await over;
      screen.kill();
      // Its helpers end after it, and still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
