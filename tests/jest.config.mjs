import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// At UTC, where most servers stand, no test would see a day that is read by one clock and written by another.
process.env.TZ = 'America/Toronto';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const createConfig = nextJest({ dir: '.' });

const shared = {
  rootDir,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/folder.ts'],
};

/**
 * The Markdown parser is ES modules only, which jest cannot load before Node 24.9 unless it turns them
 * into CommonJS. next/jest lets a project add patterns of files to leave alone, but take none away.
 */
const MARKDOWN =
  '(?:mdast-util|micromark|unist-util)[^/]*|decode-named-character-reference|character-entities|devlop|longest-streak|markdown-table|zwitch';

async function project(name, own) {
  const config = await createConfig({ ...shared, displayName: name, ...own })();
  const transformIgnorePatterns = config.transformIgnorePatterns.map((pattern) =>
    pattern.replace(/^\/node_modules\//, `/node_modules/(?!(?:${MARKDOWN})/)`),
  );
  return { ...config, transformIgnorePatterns };
}

/** In a whole run (run.ts) most test files of a project run as one or two: support/together.ts says why. */
const TOGETHER = Boolean(process.env.TESTS_TOGETHER);
/** These stay files of their own: they replace modules, need a server or a page to themselves, or take a while. */
const ALONE = [
  'unit/app/not-found.test.tsx',
  'unit/build/jobs.test.ts',
  'unit/build/lint-rules.test.ts',
  'unit/components/contact/ContactForm.test.tsx',
  'unit/components/estimators/adding-up.test.tsx',
  'unit/components/estimators/keep.test.tsx',
  'unit/components/layout/DesktopNav.test.tsx',
  'unit/components/layout/MobileMenu.test.tsx',
  'unit/components/resources/ResourceLibrary.test.tsx',
  'unit/components/resources/UnknownArticle.test.tsx',
  'unit/components/resources/use-library.test.tsx',
  'unit/components/ui/use-left-state.test.tsx',
  'unit/lib/fetch-data.test.ts',
  'unit/lib/guides/typeset.test.ts',
  'unit/lib/navigation/soft-navigation.test.ts',
  'unit/lib/takeover/run.test.ts',
  'unit/lib/typeface.test.ts',
  'export/attack.test.ts',
  'export/broken-content.test.ts',
  'export/hosting.test.ts',
  'export/weight.test.ts',
];

function testsOf(name) {
  const alone = ALONE.filter((file) => file.startsWith(`${name}/`));
  const files = TOGETHER ? [`${name}/together*.ts`, ...alone] : [`${name}/**/*.test.{ts,tsx}`];
  return { testMatch: files.map((file) => `<rootDir>/tests/${file}`), globals: { ALONE } };
}

/** `unit` mirrors lib, content and components; `export` reads the finished export. */
export default async function config() {
  return {
    rootDir,
    // One more than the cores: some tests wait for timers, or for a process that they have started.
    maxWorkers: availableParallelism() + 1,
    testSequencer: '<rootDir>/tests/support/longest-first.mjs',
    // What a test waits for decides, not how busy the machine is.
    testTimeout: 60_000,
    projects: await Promise.all([
      project('unit', {
        testEnvironment: 'jsdom',
        // What a test spied on or replaced is whole for the next one.
        restoreMocks: true,
        ...testsOf('unit'),
        setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/jest-setup.ts'],
      }),
      project('export', {
        testEnvironment: 'node',
        ...testsOf('export'),
      }),
    ]),
  };
}
