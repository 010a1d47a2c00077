import { buildSync } from 'esbuild';

let bundled: string | undefined;

/** Runs on the server: the page script as the text of an inline script, the same bytes on every machine. */
export function bundlePageScript(): string {
  // Every page asks. In development an edit counts from the next page load on.
  if (bundled && process.env.NODE_ENV !== 'development') return bundled;
  const { outputFiles } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: ['lib/page-script/index.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    // No newer syntax than this: where one word cannot be read, nothing of the script runs.
    target: 'es2020',
    // Not tsconfig.json: its strictness would only put "use strict" in front. So no `@/` in the parts.
    tsconfigRaw: {},
    // What the parts call of each other (Loading): names that they read of nothing else.
    mangleProps: /^(?:again|done|hurry|lost)$/,
    write: false,
  });
  bundled = outputFiles[0]?.text.trim() ?? '';
  return bundled;
}
