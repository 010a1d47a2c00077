import { defineConfig } from '@playwright/test';
import type { EngineName } from './test';

const withoutScripts = 'no-scripts.spec.ts';
const inOldOnes = 'old.spec.ts';
const onPaper = 'print.spec.ts';

/** One session for all journeys of a project: its start takes longer than any of them. */
const projects = (engineName: EngineName) => [
  {
    name: engineName,
    use: { engineName },
    // WebKit's driver does not print.
    testIgnore: [withoutScripts, inOldOnes, ...(engineName === 'WebKit' ? [onPaper] : [])],
    workers: 1,
  },
  {
    name: `${engineName} without scripts`,
    use: { engineName, scripts: false },
    testMatch: withoutScripts,
    workers: 1,
  },
];

/** The other two engines. They are driven through the WebDriver standard, not by Playwright, which runs the tests. */
export default defineConfig<object, { engineName: EngineName; scripts: boolean; old: boolean }>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  globalSetup: './hosts.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.cache/engines.json' }]],
  projects: [
    ...(['Firefox', 'WebKit'] as const).flatMap(projects),
    { name: 'old Firefox', use: { old: true }, testMatch: inOldOnes, workers: 1 },
  ],
});
