import { createRequire } from 'node:module';
import { join } from 'node:path';

const COMPILER = '@myriaddreamin/typst-ts-node-compiler';
const RUNTIME = 'https://aka.ms/vs/17/release/vc_redist.x64.exe';

const load = (): unknown => createRequire(join(process.cwd(), 'package.json'))(COMPILER);

/** What an error and its causes say, the first line of each: below it stand paths of whoever asked for the file. */
function reasonsOf(error: unknown): string[] {
  if (Array.isArray(error)) return error.flatMap(reasonsOf);
  if (!(error instanceof Error)) return [];
  return [error.message.split('\n', 1).join(), ...reasonsOf(error.cause)];
}

/** Whether a file was there, and the system refused it: on Windows, where it lacks a library. */
const isRefused = (error: unknown): boolean =>
  Array.isArray(error)
    ? error.some(isRefused)
    : error instanceof Error &&
      (Reflect.get(error, 'code') === 'ERR_DLOPEN_FAILED' || isRefused(error.cause));

/**
 * Throws an Error of one sentence where the compiler of the guides does not load, with what to do. Next says of
 * every page that it failed, and not why. Loaded, it takes some 7 milliseconds and 8 MB.
 */
export function checkCompiler(loads = load, system: string = process.platform): void {
  try {
    loads();
  } catch (error) {
    const mend =
      system === 'win32' && isRefused(error)
        ? `install the Microsoft Visual C++ Redistributable, ${RUNTIME}`
        : 'delete node_modules and run "npm ci" again, on this system';
    throw new Error(`${COMPILER} cannot be loaded (${reasonsOf(error).join('; ')}): ${mend}.`, {
      cause: error,
    });
  }
}
