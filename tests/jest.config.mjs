import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const createConfig = nextJest({ dir: '.' });

const shared = {
  rootDir,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
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

/** In a whole run (run.ts) the test files of two folders are one each: support/together.ts says why. */
const TOGETHER = process.env.TESTS_TOGETHER === '1';

/** `alone` are the files of the folder that need a window, need a server or take a while. */
function together(folder, alone, besides = []) {
  const place = `<rootDir>/tests/${folder}`;
  const own = [`${place}/together.ts`, ...alone.map((file) => `${place}/${file}`)];
  return { testMatch: [...besides, ...own], globals: { ALONE: alone } };
}

/** `unit` mirrors lib, content and components; `export` reads the finished export. */
export default async function config() {
  return {
    rootDir,
    // jest leaves one core to whoever watches.
    maxWorkers: '100%',
    testSequencer: '<rootDir>/tests/support/longest-first.mjs',
    projects: await Promise.all([
      project('unit', {
        testEnvironment: 'jsdom',
        ...(TOGETHER
          ? together(
              'unit/content',
              ['workbooks/financial-roi.test.ts'],
              ['<rootDir>/tests/unit/!(content)/**/*.test.{ts,tsx}'],
            )
          : { testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'] }),
        setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
      }),
      project('export', {
        testEnvironment: 'node',
        ...(TOGETHER
          ? together('export', [
              'attack.test.ts',
              'broken-content.test.ts',
              'hosting.test.ts',
              'weight.test.ts',
            ])
          : { testMatch: ['<rootDir>/tests/export/**/*.test.ts'] }),
      }),
    ]),
  };
}
