import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { version as reactVersion } from 'react';

/** Both spellings of a folder: `@/content/…` and any relative way up to it. */
const folder = (name, rest = '') => `^(@/|(\\.\\.?/)+)${name}(/|$)${rest}`;

/**
 * Who may import whom. app → anything but tests; components → components, lib, types of
 * content/schema, and the words of content/ui; content → content, lib; lib → lib. Nobody imports tests.
 */
const direction = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});
const never = (names, message) => ({ regex: folder(`(${names})`), message });

const noTests = never('tests', 'Nothing imports tests.');

/** Next's own link fetches pages on sight, and with prefetch={true} is dead under static export. */
const noNextLink = {
  regex: '^next/link$',
  message: 'Links are plain ones: lib/navigation/soft-navigation.ts answers them.',
};

/**
 * A string with a letter in it, in the places of JSX that visitors read or hear: text between tags
 * (react/jsx-no-literals sees the bare text, these see the braces), the attributes that are words, and
 * the same names in objects that are handed on.
 */
const STRING =
  ':matches(Literal[value=/[a-z]/i], TemplateLiteral:has(> TemplateElement[value.raw=/[a-z]/i]))';
const SPOKEN =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|summary)$/]';
const BRACES = [
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer`,
  `${SPOKEN} > JSXExpressionContainer`,
];
const ENGLISH = [
  `${SPOKEN} > ${STRING}`,
  `Property[key.name=/^(label|title|alt|placeholder|summary)$/] > ${STRING}`,
  ...BRACES.flatMap((braces) => [
    `${braces} > ${STRING}`,
    `${braces} > :matches(ConditionalExpression, LogicalExpression) > ${STRING}`,
    `${braces} > ConditionalExpression > ConditionalExpression > ${STRING}`,
  ]),
].map((selector) => ({
  selector,
  message: 'Words stand in content: a page’s in its module, the interface’s in content/ui.ts.',
}));

/** What may stand between tags as it is: punctuation and signs. */
const SIGNS = ['/', '·', '%', ',', '.', ':', ';', '(', ')', '“', '”', '–', '—', '+', '×', '©', '$'];

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
      // Its advice is Next's link.
      '@next/next/no-html-link-for-pages': 'off',
      // Packages first, then the project's folders by name, then neighbours.
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
    },
  },
  {
    // Routes and components hold no English; a test may.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': ['error', { allowedStrings: SIGNS, ignoreProps: true }],
      'no-restricted-syntax': ['error', ...ENGLISH],
    },
  },
  { files: ['app/**/*.{ts,tsx}'], rules: direction([noTests, noNextLink]) },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: direction([
      noTests,
      noNextLink,
      never('app', 'Components do not know routes.'),
      {
        regex: folder('content', '(?!schema/|ui$)'),
        message:
          'Components take values as props; from content they take types of content/schema and the words of content/ui.',
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
              regex: '^(@/components/sections/|\\./|(\\.\\./)+(components/)?sections/)',
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
    files: ['content/ui.ts'],
    rules: direction([
      noTests,
      never('app|components', 'Content is plain data.'),
      {
        regex: '^(@/content/|\\.\\.?/|zod$)',
        allowTypeImports: true,
        message: 'Components import this file: what it imports would reach the browser.',
      },
    ]),
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    rules: {
      ...direction([
        noTests,
        never('app|components|content', 'lib is beneath components and content.'),
      ]),
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', message: 'lib has no components and no hooks.' }] },
      ],
    },
  },
]);
