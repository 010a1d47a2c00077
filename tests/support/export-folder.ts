import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of its own with these files in it, as Next would have left an export. Returns its path. */
export function exportFolder(files: Readonly<Record<string, string>>): string {
  const out = mkdtempSync(join(tmpdir(), 'export-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  return out;
}
