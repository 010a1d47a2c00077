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

/** `unit` mirrors lib, content and components; `export` reads the finished export. */
export default async function config() {
  return {
    rootDir,
    // jest leaves one core to whoever watches.
    maxWorkers: '100%',
    projects: await Promise.all([
      project('unit', {
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
        setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
      }),
      project('export', {
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
      }),
    ]),
  };
}
