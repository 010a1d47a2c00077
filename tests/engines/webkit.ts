import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { WEBKIT_DRIVER } from '../support/browser';
import { untilUp } from '../support/server';
import { startScreen } from '../support/x-screen';
import { withControl, type Key, type Point, type Start } from './engine';

/** Keys as the standard writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Exclude<Key, `Control+${string}`>, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};
const CONTROL = '\uE009';

const COMMAND_LIMIT_MS = 20_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What the standard's errors consist of. */
interface Refusal {
  error?: string;
  message?: string;
}

/** A connection to WebKit's driver: WebDriver is JSON over HTTP, and the suite needs a dozen commands. */
function connect(driver: string) {
  return async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(driver + path, {
      method,
      body: body ? JSON.stringify(body) : undefined,
      // A browser that hangs is named by what it was asked, while the test still has time to say so.
      signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    });
    const { value } = (await response.json()) as { value: Answer & Refusal };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** A screen, a driver and a browser with a session; what has begun is ended where one of them fails. */
async function openSession(scripts: boolean) {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // Never WEBKIT_DISABLE_COMPOSITING_MODE: without its compositor a step that fades ends the browser.
    env: { ...process.env, DISPLAY: display },
  });
  const ask = connect(`http://127.0.0.1:${port}`);
  let session = '';
  async function close(): Promise<void> {
    try {
      if (session) await ask('DELETE', session);
    } finally {
      driver.kill();
      screen.kill();
    }
  }

  try {
    await untilUp(`http://127.0.0.1:${port}/status`);
    const settings = {
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        `--enable-javascript=${String(scripts)}`,
      ],
    };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': settings } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
    session = `/session/${sessionId}`;
  } catch (error) {
    await close();
    throw error;
  }
  return { ask, session, close };
}

/** WebKit, by Debian's WebKitWebDriver and the MiniBrowser that comes with WebKitGTK. */
export const startWebKit: Start = async ({ scripts }) => {
  // Once in some fifty starts the driver waited for ever for the browser that it had begun: another begins.
  const { ask, session, close } = await openSession(scripts).catch(() => openSession(scripts));
  try {
    const command = <Answer = void>(name: string, body: object = {}) =>
      ask<Answer>('POST', `${session}/${name}`, body);
    const act = (type: string, actions: object[]) =>
      command('actions', { actions: [{ type, id: type, actions }] });
    const to = ({ x, y }: Point) => ({
      type: 'pointerMove',
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    });
    const stroke = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const run = <Answer>(script: string, args: unknown[] = []) =>
      command<Answer>('execute/sync', { script, args });

    // The bars of the first window are wider than a phone; a window that a page opens has none.
    await run(`open('about:blank', '', 'width=800,height=600')`);
    const first = await ask<string>('GET', `${session}/window`);
    const windows = await ask<string[]>('GET', `${session}/window/handles`);
    await command('window', { handle: windows.find((handle) => handle !== first) });

    return {
      open: (url) => command('url', { url }),
      reload: () => command('refresh'),
      resize: async (width, height) => {
        await command('window/rect', { width, height });
      },
      move: (place) => act('pointer', [to(place)]),
      click: (place) =>
        act('pointer', [
          to(place),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) => {
        const letter = withControl(key);
        if (!letter) return act('key', stroke(KEYS[key as keyof typeof KEYS]));
        const [down, up] = stroke(CONTROL);
        return act('key', [down ?? {}, ...stroke(letter), up ?? {}]);
      },
      type: (words) => act('key', [...words].flatMap(stroke)),
      evaluate: (func, ...given) => run(`return (${String(func)})(...arguments)`, given),
      picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
