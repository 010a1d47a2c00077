import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Sections whose unknown addresses have words of their own, for hosts that pick the nearest 404.html. */
const SECTIONS = ['resources'];

/** Puts a 404.html into each such section; the page reads its address and says which thing is missing. */
export function nestedNotFound(out: string): string {
  for (const section of SECTIONS) {
    const target = join(out, section, '404.html');
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(out, '404.html'), target);
  }
  return `404.html in ${SECTIONS.join(', ')}`;
}
