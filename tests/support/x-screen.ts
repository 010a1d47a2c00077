import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { XVFB } from './browser';

/** A screen that nobody sees. It chooses its own number, and tells it when it is there. */
export async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}
