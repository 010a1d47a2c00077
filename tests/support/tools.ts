const FILES = {
  jest: 'jest/bin/jest.js',
  next: 'next/dist/bin/next',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  serve: 'serve/build/main.js',
  // TypeScript 7’s: TypeScript 6, which Next asks for types, has a tsc as well.
  tsc: '@typescript/native/bin/tsc',
};

export type Tool = keyof typeof FILES;

/** A command of a package, for Node in the project's folder: npx takes half a second to find it. */
export const tool = (name: Tool): string => `node_modules/${FILES[name]}`;
