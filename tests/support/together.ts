import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '../../lib/build/export';

/** Files below tests that stay files of their own: tests/jest.config.mjs. */
declare const ALONE: readonly string[];

const TESTS = join(__dirname, '..');

/** Whether a file of the unit tests has a window: one without says so. */
const hasWindow = (file: string) => !readFileSync(file, 'utf8').includes('@jest-environment node');

/** Loads a test file. Modules that it replaced would be replaced for all. */
function load(file: string): void {
  if (readFileSync(file, 'utf8').includes('jest.mock('))
    throw new Error(`${relative(TESTS, file)} replaces modules: name it in tests/jest.config.mjs`);
  jest.requireActual(file);
}

/**
 * The test files of a folder as one of jest's; of the unit tests those `inWindow`, or the others. Each on
 * its own would load React or parse all of content/ again, which takes longer than most of them. So each
 * has to leave the process, the window and its modules as it found them. TESTS_TOGETHER says how far down
 * the folder: `.` is all of it.
 */
export function together(folder: string, { inWindow }: { inWindow?: boolean } = {}): void {
  const asked = join(folder, process.env.TESTS_TOGETHER ?? '.');
  const files = filesOf(asked)
    .map((file) => join(asked, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !ALONE.includes(relative(TESTS, file)))
    .filter((file) => inWindow === undefined || hasWindow(file) === inWindow);
  for (const file of files) describe(relative(folder, file), () => load(file));
}
