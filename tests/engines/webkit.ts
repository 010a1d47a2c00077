import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key as KEYS, type WebDriver } from 'selenium-webdriver';
import { WEBKIT_DRIVER } from '../support/browser';
import { untilUp } from '../support/server';
import { startScreen } from '../support/x-screen';
import { withControl, type Point, type Start } from './engine';

const COMMAND_LIMIT_MS = 20_000;
/** Two attempts have to fit into what a window may take (test.ts). */
const SESSION_LIMIT_MS = 15_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A browser that hangs is named by what it was asked, while the test still has time to say so. */
async function inTime<Answer>(
  asked: string,
  answer: PromiseLike<Answer>,
  limit = COMMAND_LIMIT_MS,
): Promise<Answer> {
  const answered = new AbortController();
  const late = setTimeout(limit, undefined, answered).then(() => {
    throw new Error(`WebKit has not answered in ${limit} ms: ${asked}`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}

/** A screen, a driver and a browser with a session; what has begun is ended where one of them fails. */
async function openSession(scripts: boolean) {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // Never WEBKIT_DISABLE_COMPOSITING_MODE: without its compositor a step that fades ends the browser.
    env: { ...process.env, DISPLAY: display },
  });
  let driver: WebDriver | undefined;
  async function close(): Promise<void> {
    try {
      if (driver) await inTime('to end', driver.quit());
    } finally {
      server.kill();
      screen.kill();
    }
  }

  try {
    await untilUp(`${url}/status`);
    const settings = {
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        `--enable-javascript=${String(scripts)}`,
      ],
    };
    const builder = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': settings });
    driver = await inTime('a session', builder.build(), SESSION_LIMIT_MS);
    return { driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A key as selenium knows it: `ArrowDown` is its ARROW_DOWN. */
function keyOf(name: string): string {
  const key = Reflect.get(KEYS, name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()) as unknown;
  if (typeof key !== 'string') throw new Error(`no such key: ${name}`);
  return key;
}

/** WebKit, by Debian's WebKitWebDriver and the MiniBrowser that comes with WebKitGTK. */
export const startWebKit: Start = async ({ scripts }) => {
  // Once in some fifty starts the driver waited for ever for the browser that it had begun: another begins.
  const { driver, close } = await openSession(scripts).catch(() => openSession(scripts));
  const run = <Answer>(script: string, ...given: unknown[]) =>
    inTime(script, driver.executeScript<Answer>(script, ...given));
  try {
    // The bars of the first window are wider than a phone; a window that a page opens has none.
    await run(`open('about:blank', '', 'width=800,height=600')`);
    const first = await inTime('its window', driver.getWindowHandle());
    const windows = await inTime('its windows', driver.getAllWindowHandles());
    const other = windows.find((handle) => handle !== first) ?? '';
    await inTime('the other window', driver.switchTo().window(other));

    /** The mouse, brought to a place at once. */
    const mouse = ({ x, y }: Point) =>
      driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
    return {
      open: (url) => inTime(`to open ${url}`, driver.get(url)),
      reload: () => inTime('to reload', driver.navigate().refresh()),
      resize: async (width, height) => {
        const window = driver.manage().window();
        await inTime('another size', window.setRect({ x: 0, y: 0, width, height }));
      },
      move: (place) => inTime('to move the mouse', mouse(place).perform()),
      click: (place) => inTime('to click', mouse(place).press().release().perform()),
      press: (key) => {
        const letter = withControl(key);
        const keys = driver.actions();
        if (letter) keys.keyDown(KEYS.CONTROL).sendKeys(letter).keyUp(KEYS.CONTROL);
        else keys.sendKeys(keyOf(key));
        return inTime(`to press ${key}`, keys.perform());
      },
      type: (words) => inTime('to type', driver.actions().sendKeys(words).perform()),
      evaluate: (func, ...given) => run(`return (${String(func)})(...arguments)`, ...given),
      picture: async () =>
        Buffer.from(await inTime('a picture', driver.takeScreenshot()), 'base64'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
