import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderIndexes } from './steps/folder-indexes';
import { nestedNotFound } from './steps/nested-not-found';
import { removeInternals } from './steps/remove-internals';

/** What the finished export still needs, in this order. Each step takes the folder and says what it did. */
const steps = [removeInternals, nestedNotFound, folderIndexes];

const out = join(process.cwd(), process.argv[2] ?? 'out');
if (!existsSync(join(out, '404.html'))) {
  console.error(`There is no export in ${out}: run "npm run build".`);
  process.exit(1);
}
for (const step of steps) console.log(`  ${step(out)}`);
