/** Both spellings of a folder, in any case: `@/content/…` and any relative way up to it. */
const folder = (name, rest = '') => `(?i)^(@/|(\\.\\.?/)+)${name}(/|$)${rest}`;

/** What differs from a word after its first letter: oxlint's expressions cannot look ahead. */
const besides = (word) =>
  [...word.slice(1)].map((letter, at) => `${word.slice(0, at + 1)}($|[^${letter}])`).join('|');

/**
 * Who may import whom. app → anything but tests; components → components, lib, types of
 * content/schema, and the words of content/ui; content → content, lib; lib → lib. Nobody imports tests.
 */
const direction = (patterns, paths = []) => ({
  'no-restricted-imports': ['error', { paths, patterns }],
});
const never = (names, message) => ({ regex: folder(`(${names})`), message });

const noTests = never('tests', 'Nothing imports tests.');

/** Next's own link fetches pages on sight, and with prefetch={true} is dead under static export. */
const noNextLink = {
  regex: '(?i)^next/link$',
  message: 'Links are plain ones: lib/navigation/soft-navigation.ts answers them.',
};

const ofComponents = [
  noTests,
  noNextLink,
  never('app', 'Components do not know routes.'),
  {
    regex: folder('content', `($|[^su]|${besides('schema/')}|${besides('ui')}|ui.)`),
    message:
      'Components take values as props; from content they take types of content/schema and the words of content/ui.',
  },
  {
    regex: folder('content/schema'),
    allowTypeImports: true,
    message: 'Only types: a schema in a component would bring zod into the browser.',
  },
];

const ofContent = [noTests, never('app|components', 'Content is plain data.')];

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

const MARKUP = ':has(JSXElement, JSXFragment)';
const HOOK = ':matches([callee.name=/^use([A-Z]|$)/], [callee.property.name=/^use([A-Z]|$)/])';

/** What rules of oxlint let pass, and ESLint's of the same name do not: the rule, what it asks, how it is broken. */
const HOLES = [
  [
    'react/display-name',
    'A component has a name.',
    ':matches([callee.name=/^(memo|forwardRef)$/], [callee.property.name=/^(memo|forwardRef)$/]) > ArrowFunctionExpression.arguments:first-child',
    `ReturnStatement > :function[id=null]${MARKUP}`,
    `CallExpression > ArrowFunctionExpression > :function.body${MARKUP}`,
    `:matches(ReturnStatement, ArrowFunctionExpression) > ClassExpression[id=null]${MARKUP}`,
  ],
  [
    'react/rules-of-hooks',
    'A hook is called at every render.',
    `AssignmentPattern > CallExpression.right${HOOK}`,
    `CallExpression[optional=true] > CallExpression.arguments${HOOK}`,
    `CallExpression[callee.optional=true] > CallExpression.arguments${HOOK}`,
    `MemberExpression[optional=true] > CallExpression.property${HOOK}`,
  ],
  [
    'jsx-a11y/role-has-required-aria-props',
    'A treeitem has aria-selected.',
    'JSXOpeningElement:has(> JSXAttribute[name.name="role"][value.value="treeitem"]):not(:has(> JSXAttribute[name.name="aria-selected"]))',
  ],
  [
    'jsx-a11y/role-supports-aria-props',
    'These roles are for printed pages.',
    'JSXAttribute[name.name="role"][value.value=/^doc-page(header|footer)$/]',
  ],
  [
    'nextjs/next-script-for-ga',
    'No scripts of Google’s that count visits.',
    'JSXAttribute[name.name="src"] > JSXExpressionContainer > Literal[value=/google-analytics|googletagmanager/]',
  ],
  [
    'nextjs/no-title-in-document-head',
    'The App Router has no document.',
    'ImportDeclaration[source.value="next/document"]',
  ],
  [
    'typescript/no-duplicate-enum-values',
    'Write it plainly, so that it can be compared.',
    'TSEnumMember > :matches(TemplateLiteral, UnaryExpression)',
  ],
  ['no-array-constructor', 'Write [].', 'CallExpression[optional=true][callee.name="Array"]'],
].flatMap(([rule, asks, ...selectors]) =>
  selectors.map((selector) => ({ selector, message: `${asks} (${rule})` })),
);

const errors = (plugin, names) => Object.fromEntries(names.map((name) => [plugin + name, 'error']));

const config = {
  plugins: ['typescript', 'react', 'nextjs', 'jsx-a11y', 'import'],
  jsPlugins: ['./.config/lint-rules.mjs'],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['/.next/', '/out/', '/.cache/', '/next-env.d.ts'],
  rules: {
    ...errors('', [
      'no-array-constructor',
      'no-unused-expressions',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
    ]),
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'site/no-unread': 'error',
    'site/no-relative-location': 'error',
    'site/no-restricted-syntax': ['error', ...HOLES],
    // Their order is the formatter's (.oxfmtrc.json), which sorts what stands side by side.
    'import/first': 'error',
    'import/no-anonymous-default-export': 'error',
    ...errors('typescript/', [
      'ban-ts-comment',
      'no-duplicate-enum-values',
      'no-empty-object-type',
      'no-explicit-any',
      'no-extra-non-null-assertion',
      'no-misused-new',
      'no-namespace',
      'no-non-null-asserted-optional-chain',
      'no-require-imports',
      'no-this-alias',
      'no-unnecessary-type-constraint',
      'no-unsafe-declaration-merging',
      'no-unsafe-function-type',
      'no-wrapper-object-types',
      'prefer-as-const',
      'prefer-namespace-keyword',
      'triple-slash-reference',
      // prefer-as-const does not see <'a'>'a'.
      'consistent-type-assertions',
    ]),
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    ...errors('react/', [
      'display-name',
      'jsx-key',
      'jsx-no-comment-textnodes',
      'jsx-no-duplicate-props',
      'jsx-no-undef',
      'no-children-prop',
      'no-danger-with-children',
      'no-direct-mutation-state',
      'no-find-dom-node',
      'no-is-mounted',
      'no-render-return-value',
      'no-string-refs',
      'no-unescaped-entities',
      'require-render-return',
      // Hooks, and what the compiler asks of components.
      'rules-of-hooks',
      'exhaustive-deps',
      'error-boundaries',
      'globals',
      'immutability',
      'incompatible-library',
      'preserve-manual-memoization',
      'purity',
      'refs',
      'set-state-in-effect',
      'set-state-in-render',
      'static-components',
      'unsupported-syntax',
      'use-memo',
      // A button without a type submits the form around it, and is not replayed by the page script.
      'button-has-type',
    ]),
    // The deprecated methods of a class; the deprecated functions no longer have a type.
    'react/no-unsafe': ['error', { checkAliases: true }],
    // A style attribute needs 'unsafe-inline' or a hash in the Content-Security-Policy.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    // All but no-html-link-for-pages, whose advice is Next's link.
    ...errors('nextjs/', [
      'google-font-display',
      'google-font-preconnect',
      'inline-script-id',
      'next-script-for-ga',
      'no-assign-module-variable',
      'no-async-client-component',
      'no-before-interactive-script-outside-document',
      'no-css-tags',
      'no-document-import-in-page',
      'no-duplicate-head',
      'no-head-element',
      'no-head-import-in-document',
      'no-img-element',
      'no-page-custom-font',
      'no-script-component-in-head',
      'no-styled-jsx-in-document',
      'no-sync-scripts',
      'no-title-in-document-head',
      'no-typos',
      'no-unwanted-polyfillio',
    ]),
    ...errors('jsx-a11y/', [
      'aria-props',
      'aria-proptypes',
      'aria-unsupported-elements',
      'role-has-required-aria-props',
      'role-supports-aria-props',
    ]),
    'jsx-a11y/alt-text': ['error', { elements: ['img'], img: ['Image'] }],
  },
  overrides: [
    {
      // Routes and components hold no English; a test may.
      files: ['app/**/*.tsx', 'components/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': ['error', { allowedStrings: SIGNS, ignoreProps: true }],
        'site/no-restricted-syntax': ['error', ...HOLES, ...ENGLISH],
      },
    },
    { files: ['app/**/*.{ts,tsx}'], rules: direction([noTests, noNextLink]) },
    { files: ['components/**/*.{ts,tsx}'], rules: direction(ofComponents) },
    {
      // Sections, and nothing else in their folder, are composed by pages; one never imports another.
      files: ['components/sections/**/*.{ts,tsx}'],
      rules: direction([
        ...ofComponents,
        {
          regex: '(?i)^(@/components/sections/|\\./|(\\.\\./)+(components/)?sections/)',
          message: 'Sections never import sections: the page composes them.',
        },
      ]),
    },
    { files: ['content/**/*.{ts,tsx}'], rules: direction(ofContent) },
    {
      files: ['content/ui.ts'],
      rules: direction([
        ...ofContent,
        {
          regex: '(?i)^(@/content/|\\.\\.?/|zod$)',
          allowTypeImports: true,
          message: 'Components import this file: what it imports would reach the browser.',
        },
      ]),
    },
    {
      files: ['lib/**/*.{ts,tsx}'],
      rules: direction(
        [noTests, never('app|components|content', 'lib is beneath components and content.')],
        [{ name: 'react', message: 'lib has no components and no hooks.' }],
      ),
    },
  ],
};
export default config;
