import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { XVFB } from './browser';
import { pngOf } from './png';

/**
 * A screen that nobody sees. It chooses its own number, and tells it when it is there. What it shows it keeps
 * in the folder, if one is given.
 */
export async function startScreen(
  folder?: string,
): Promise<{ screen: ChildProcess; display: string }> {
  const kept = folder === undefined ? [] : ['-fbdir', folder];
  const screen = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', ...kept],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** A picture, as PNG, of what a screen shows that keeps it in this folder: as XWD, with four bytes a point. */
export function pictureOf(folder: string): Buffer {
  const kept = readFileSync(join(folder, 'Xvfb_screen0'));
  const field = (index: number) => kept.readUInt32BE(4 * index);
  const start = field(0) + 12 * field(19); // behind its header and its list of colours
  return pngOf(field(4), field(5), (x, y) => {
    const [blue = 0, green = 0, red = 0] = kept.subarray(start + field(12) * y + 4 * x);
    return [red, green, blue];
  });
}
