import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A loader for a module that reads a folder when it is imported, which Turbopack cannot see. It makes the
 * module depend on the folder's files, those to come included, and puts their hash behind its code: other
 * files are another module, so `next dev` runs it again and refreshes the pages that show it.
 *
 * @this {{ getOptions: () => { folder: string }, addContextDependency: (path: string) => void }}
 * @param {string} source
 */
export default function liveFolder(source) {
  const { folder } = this.getOptions();
  // One that is still to come shows in the folder above it.
  const isThere = existsSync(folder);
  this.addContextDependency(isThere ? folder : dirname(folder));
  const files = createHash('sha256');
  // A link may lead nowhere, a name with a dot before it is an editor's own, a folder is none of the content.
  const names = (isThere ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  for (const name of names.sort()) {
    files.update(JSON.stringify([name, readFileSync(join(folder, name), 'utf8')]));
  }
  return `${source}\nvoid '${files.digest('hex')}';\n`;
}
