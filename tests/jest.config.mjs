import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const createConfig = nextJest({ dir: '.' });

const shared = {
  rootDir,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
};

const project = (name, own) => createConfig({ ...shared, displayName: name, ...own })();

/** `unit` mirrors lib, content and components; `export` reads the finished export. */
export default async function config() {
  return {
    rootDir,
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
