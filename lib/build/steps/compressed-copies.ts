import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodings } from '../encodings';
import { filesOf, versionOf } from '../export';

/** What is text, or a PDF, whose parts lie in it as they are. */
const COMPRESSIBLE = /\.(?:html|txt|css|js|json|xml|svg|pdf|webmanifest)$/;

/** What is smaller travels in one packet either way. */
const SMALLEST = 1024;

/**
 * Writes compressed copies beside the files, for a host that sends those (`gzip_static` and `brotli_static`
 * of nginx), in the encodings that PRECOMPRESS names. Without it there are none: most hosts compress
 * themselves, and would take a copy for a file of its own.
 */
export function compressedCopies(out: string): string {
  const asked = encodings(process.env.PRECOMPRESS);
  // A page lies in the export twice, and so does most of what soft navigation fetches.
  const packed = new Map<string, string>();
  let copies = 0;
  for (const file of asked.length > 0 ? filesOf(out) : []) {
    if (!COMPRESSIBLE.test(file)) continue;
    const path = join(out, file);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST) continue;
    const version = versionOf(bytes);
    const twin = packed.get(version);
    for (const { ending, pack } of asked) {
      if (twin === undefined) writeFileSync(`${path}${ending}`, pack(bytes));
      else copyFileSync(`${twin}${ending}`, `${path}${ending}`);
      copies += 1;
    }
    packed.set(version, path);
  }
  return copies === 0 ? 'no compressed copies' : `${copies} compressed copies`;
}
