import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { version as reactVersion } from 'react';
import { defineConfig, globalIgnores } from 'eslint/config';

/** Both spellings of a folder: `@/content/…` and any relative way up to it. */
const folder = (name, rest = '') => `^(@/|(\\.\\.?/)+)${name}(/|$)${rest}`;

/**
 * Who may import whom. app → anything but tests; components → components, lib, and types of
 * content/schema; content → content, lib; lib → lib. Nobody imports tests.
 */
const direction = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});
const never = (names, message) => ({ regex: folder(`(${names})`), message });

const noTests = never('tests', 'Nothing imports tests.');

export default defineConfig([
  globalIgnores(['.next/**', 'out/**', '.cache/**', 'next-env.d.ts']),
  ...nextVitals,
  ...nextTypescript,
  {
    settings: { react: { version: reactVersion } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A button without a type submits the form around it, and is not replayed by the page script.
      'react/button-has-type': 'error',
      // A style attribute needs 'unsafe-inline' or a hash in the Content-Security-Policy.
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='prefetch'][value=null]",
          message: 'prefetch={true} makes a link dead under static export. Use SiteLink.',
        },
        {
          selector:
            "JSXAttribute[name.name='prefetch'] > JSXExpressionContainer > Literal[value=true]",
          message: 'prefetch={true} makes a link dead under static export. Use SiteLink.',
        },
      ],
    },
  },
  { files: ['app/**/*.{ts,tsx}'], rules: direction([noTests]) },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: direction([
      noTests,
      never('app', 'Components do not know routes.'),
      {
        regex: folder('content', '(?!schema/)'),
        message:
          'Components take values as props; from content they take only types of content/schema.',
      },
      {
        regex: folder('content/schema'),
        allowTypeImports: true,
        message: 'Only types: a schema in a component would bring zod into the browser.',
      },
    ]),
  },
  {
    // Sections, and nothing else in their folder, are composed by pages; one never imports another.
    files: ['components/sections/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@/components/sections/|\\./)',
              message: 'Sections never import sections: the page composes them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['content/**/*.{ts,tsx}'],
    rules: direction([noTests, never('app|components', 'Content is plain data.')]),
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    rules: {
      ...direction([
        noTests,
        never('app|components|content', 'lib is pure: no React, no content.'),
      ]),
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', message: 'lib is pure: no React.' }] },
      ],
    },
  },
]);
