import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from '../support/exports';

/** By which command, when and where a bench has measured. */
function measured(bench: string): string {
  const [{ model } = { model: '' }] = cpus();
  const options = process.argv.slice(2).map((option) => ` ${option}`);
  const script = bench === 'lighthouse' ? 'pages' : bench;
  const run = `npm run bench:${script}${options.length > 0 ? ' --' : ''}${options.join('')}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured by \`${run}\` on ${day}, Node ${process.version}, ${cpus().length} cores (${model.trim()}).`;
}

/**
 * Writes what a bench has measured into the file beside it, `tests/bench/<bench>.md`: first of all when and
 * where.
 */
export async function writeResults(bench: string, title: string, text: string): Promise<void> {
  const file = join(ROOT, `tests/bench/${bench}.md`);
  const source = `# ${title}\n\n${measured(bench)}\n\n${text}\n`;
  const { code, errors } = await format(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

/** An amount of bytes as the tables say it. */
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** A time in ms as the tables say it. */
export const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en-CA')} ms`;

/** A row of a table. */
export const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
