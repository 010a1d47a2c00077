import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { ROOT } from './exports';
import { tool } from './tools';

const SETTINGS = join(ROOT, '.config/serve.json');

/**
 * Waits until an address answers, whatever it says, and it is one's own server that does. Throws when none
 * has after three hundred tries, a tenth of a second apart: how soon it starts says how busy the machine is.
 */
export async function untilUp(url: string, isOwn = () => true): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const up = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(isOwn, () => false);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

/**
 * What `serve` is told to serve an export as `npm start` does. It looks for its settings from that folder.
 * With marks of their versions, each file that has not changed stays open after its answer (serve-handler's
 * issue 235): sooner or later the system allows no further one, and the server ends.
 */
export const serveArguments = (port: number, folder: string): string[] => [
  ...['-L', '--no-etag', '-c', relative(folder, SETTINGS)],
  ...['-l', String(port), folder],
];

/** Serves an export as `npm start` does, once it answers. Stop it by its process. */
export async function startServe(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn('node', [tool('serve'), ...serveArguments(port, folder)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    // Where another server has the port it takes another one, and that one would answer.
    await untilUp(`http://localhost:${port}/`, () => said.includes(`:${port}\n`));
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
