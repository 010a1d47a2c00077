import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
    .sort();
}

/** The export's pages as Next wrote them: `contact.html`, not its folder index, not an error page. */
export function pagesOf(out: string): string[] {
  return filesOf(out).filter(
    (file) =>
      file.endsWith('.html') &&
      !/(^|\/)(404|_not-found)(\.html|\/)/.test(file) &&
      (file === 'index.html' || !file.endsWith('/index.html')),
  );
}
