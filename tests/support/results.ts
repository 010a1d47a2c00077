import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './exports';

/** Writes what a bench has measured into the file beside it: `tests/bench/<bench>.md`. */
export async function writeResults(bench: string, title: string, text: string): Promise<void> {
  const file = join(ROOT, `tests/bench/${bench}.md`);
  const settings = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(`# ${title}\n\n${text}\n`, settings));
}

/** An amount of bytes as the tables say it. */
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** A time in ms as the tables say it. */
export const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en-CA')} ms`;

/** A row of a table. */
export const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
