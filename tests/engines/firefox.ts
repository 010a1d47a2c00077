import { launch, type KeyInput } from 'puppeteer-core';
import { FIREFOX } from '../support/browser';
import { withControl, type Start } from './engine';

/** A mouse is here: without one, Firefox shows pages as on a touch screen. */
const FINE_AND_HOVERING = 6;

/** Firefox, by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export const startFirefox: Start = async ({ scripts, old = false }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    timeout: 60_000,
    // Nobody here listens to its requests, and to report them costs it more than to make them.
    networkEnabled: false,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      // Of 143, and of Chromium 131 and Safari 18.4.
      'layout.css.details-content.enabled': !old,
      // What was sent before would be offered again, some frames after a key, and the list that offers it
      // scrolls its field into view: away from under the mouse.
      'browser.formfill.enable': false,
      'ui.primaryPointerCapabilities': FINE_AND_HOVERING,
      'ui.allPointerCapabilities': FINE_AND_HOVERING,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0); // the test has one, and printing takes a busy machine longer than half a minute
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: async (key) => {
      const letter = withControl(key);
      if (letter) await page.keyboard.down('Control');
      await page.keyboard.press((letter ?? key) as KeyInput);
      if (letter) await page.keyboard.up('Control');
    },
    type: (words) => page.keyboard.type(words),
    evaluate: async (act, ...given) =>
      (await page.evaluate(`(${String(act)})(...${JSON.stringify(given)})`)) as never,
    picture: async () => Buffer.from(await page.screenshot()),
    print: (format) => {
      const half = '0.5in';
      return page.pdf({
        format,
        margin: { top: half, right: half, bottom: half, left: half },
      });
    },
    close: () => browser.close(),
  };
};
