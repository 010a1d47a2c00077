import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { ROOT } from './exports';

const SERVE = join(ROOT, 'node_modules/serve/build/main.js');
const SETTINGS = join(ROOT, '.config/serve.json');

/** Waits until an address answers, whatever it says. Throws after ten seconds. */
export async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** What `serve` is told to serve an export as `npm start` does. It looks for its settings from that folder. */
export const serveArguments = (port: number, folder: string): string[] => [
  ...['-L', '-c', relative(folder, SETTINGS)],
  ...['-l', String(port), folder],
];

/** Serves an export as `npm start` does, once it answers. Stop it by its process. */
export async function startServe(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn('node', [SERVE, ...serveArguments(port, folder)], { stdio: 'ignore' });
  try {
    await untilUp(`http://localhost:${port}/`);
    return server;
  } catch (error) {
    server.kill();
    throw error;
  }
}

/** Stops a server, and waits until its port is free for the next one. */
export async function stop(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  if (server.kill()) await gone;
}
