import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './exports';

/** The headers that public/_headers gives to every address: name, as it is sent, and value. */
export function headersOfAll(): Array<[name: string, value: string]> {
  const [, ...lines] = readFileSync(join(ROOT, 'public/_headers'), 'utf8')
    .replace(/\n\n[\s\S]*/, '')
    .split('\n');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    return [name, value];
  });
}
