import { existsSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';

// The settings that Next built with, `.env` files included: lib/env reads them when it is imported.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const { compressedCopies } = await import('./steps/compressed-copies');
const { contentSecurityPolicy } = await import('./steps/content-security-policy');
const { formerAddresses } = await import('./steps/former-addresses');
const { folderIndexes } = await import('./steps/folder-indexes');
const { guideVersions } = await import('./steps/guide-versions');
const { leanPages } = await import('./steps/lean-markup');
const { netlifyForm } = await import('./steps/netlify-form');
const { nestedNotFound } = await import('./steps/nested-not-found');
const { oneSheet } = await import('./steps/one-sheet');
const { removeInternals } = await import('./steps/remove-internals');
const { removeLeftovers } = await import('./steps/remove-leftovers');
const { scriptsOnIntent } = await import('./steps/scripts-on-intent');
const { searchParts } = await import('./steps/search-parts');
const { notFoundHead } = await import('./steps/not-found-head');

/** What the finished export still needs, in this order. Each step takes the folder and says what it did. */
const steps = [
  removeInternals,
  removeLeftovers,
  notFoundHead,
  oneSheet,
  searchParts,
  scriptsOnIntent,
  formerAddresses,
  contentSecurityPolicy,
  nestedNotFound,
  leanPages,
  folderIndexes,
  netlifyForm,
  guideVersions,
  compressedCopies,
];

const out = join(process.cwd(), 'out');
if (!existsSync(join(out, '404.html'))) {
  console.error(`There is no export in ${out}: run "npm run build".`);
  process.exit(1);
}
for (const step of steps) console.log(`  ${step(out)}`);
