/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../support/folder';
import { tool } from '../../support/tools';

const IMPORTS = 'eslint(no-restricted-imports)';
const SYNTAX = 'site(no-restricted-syntax)';
const WORDS = 'Words stand in content';

/** Deliberately bad files: each breaks one rule, once. The last text is what an author reads. */
const bad: ReadonlyArray<[string, string, string, string, string]> = [
  [
    'app imports tests',
    'app/bad.tsx',
    "import { OUT } from '@/tests/support/exports';\nexport const x = OUT;",
    IMPORTS,
    'Nothing imports tests.',
  ],
  [
    'a component imports a route',
    'components/ui/Bad.tsx',
    "import Page from '@/app/page';\nexport const x = Page;",
    IMPORTS,
    'Components do not know routes.',
  ],
  [
    'a component imports content',
    'components/ui/Bad.tsx',
    "import { company } from '@/content/company';\nexport const x = company;",
    IMPORTS,
    'Components take values as props',
  ],
  [
    'a component imports content by a relative path',
    'components/ui/Bad.tsx',
    "import { company } from '../../content/company';\nexport const x = company;",
    IMPORTS,
    'Components take values as props',
  ],
  [
    'a component imports a schema as a value',
    'components/ui/Bad.tsx',
    "import { heroSchema } from '@/content/schema/sections';\nexport const x = heroSchema;",
    IMPORTS,
    'Only types: a schema in a component',
  ],
  [
    'a component imports content whose name only begins like ui',
    'components/ui/Bad.tsx',
    "import { uiTexts } from '@/content/ui-texts';\nexport const x = uiTexts;",
    IMPORTS,
    'Components take values as props',
  ],
  [
    'the interface’s words import content',
    'content/ui.ts',
    "import { company } from './company';\nexport const x = company;",
    IMPORTS,
    'Components import this file',
  ],
  [
    'the interface’s words import zod',
    'content/ui.ts',
    "import { z } from 'zod';\nexport const x = z;",
    IMPORTS,
    'Components import this file',
  ],
  [
    'content imports a component',
    'content/bad.ts',
    "import { Icon } from '@/components/ui/Icon';\nexport const x = Icon;",
    IMPORTS,
    'Content is plain data.',
  ],
  [
    'content imports a route',
    'content/bad.ts',
    "import Page from '@/app/page';\nexport const x = Page;",
    IMPORTS,
    'Content is plain data.',
  ],
  [
    'lib imports content',
    'lib/bad.ts',
    "import { company } from '@/content/company';\nexport const x = company;",
    IMPORTS,
    'lib is beneath components and content.',
  ],
  [
    'lib imports a component',
    'lib/bad.ts',
    "import { Icon } from '../components/ui/Icon';\nexport const x = Icon;",
    IMPORTS,
    'lib is beneath components and content.',
  ],
  [
    'lib imports React',
    'lib/bad.ts',
    "import { useState } from 'react';\nexport const x = useState;",
    IMPORTS,
    'lib has no components and no hooks.',
  ],
  [
    'a section imports a section the other way round',
    'components/sections/Bad.tsx',
    "import { ClosingCta } from '../sections/ClosingCta';\nexport const x = ClosingCta;",
    IMPORTS,
    'Sections never import sections',
  ],
  [
    'a section imports a section',
    'components/sections/Bad.tsx',
    "import { ClosingCta } from './ClosingCta';\nexport const x = ClosingCta;",
    IMPORTS,
    'Sections never import sections',
  ],
  [
    'a button without a type',
    'components/ui/Bad.tsx',
    'export const Bad = () => <button />;',
    'react(button-has-type)',
    'type',
  ],
  [
    'a style attribute',
    'components/ui/Bad.tsx',
    'export const Bad = () => <p style={{ color: "red" }} />;',
    'react(forbid-dom-props)',
    'style',
  ],
  [
    'a link of Next’s in a component',
    'components/ui/Bad.tsx',
    'import Link from \'next/link\';\nexport const Bad = () => <Link href="/" />;',
    IMPORTS,
    'Links are plain ones',
  ],
  [
    'a link of Next’s in a route',
    'app/bad.tsx',
    'import Link from \'next/link\';\nexport const Bad = () => <Link href="/" />;',
    IMPORTS,
    'Links are plain ones',
  ],
  [
    'English between tags',
    'components/ui/Bad.tsx',
    'export const Bad = () => <p>Close</p>;',
    'react(jsx-no-literals)',
    'literal text',
  ],
  [
    'English in braces',
    'components/ui/Bad.tsx',
    "export const Bad = () => <p>{'Close'}</p>;",
    SYNTAX,
    WORDS,
  ],
  [
    'English in one branch',
    'app/bad.tsx',
    "export const Bad = ({ open }: { open: boolean }) => <p>{open ? 'Close' : ''}</p>;",
    SYNTAX,
    WORDS,
  ],
  [
    'English in a branch of a branch',
    'app/bad.tsx',
    "export const Bad = ({ open }: { open: number }) => <p>{open ? 1 : open > 0 ? 2 : 'Close'}</p>;",
    SYNTAX,
    WORDS,
  ],
  [
    'English in a template',
    'components/ui/Bad.tsx',
    'export const Bad = ({ count }: { count: number }) => <p>{`${count} min read`}</p>;',
    SYNTAX,
    WORDS,
  ],
  ...['aria-label', 'title', 'placeholder'].map(
    (name) =>
      [
        `English in the attribute ${name}`,
        'components/ui/Bad.tsx',
        `export const Bad = () => <input ${name}="Search" />;`,
        SYNTAX,
        WORDS,
      ] as [string, string, string, string, string],
  ),
  [
    'English in a spoken template',
    'app/bad.tsx',
    'export const Bad = () => <svg role="img" aria-label={`A ${1} drawing`} />;',
    SYNTAX,
    WORDS,
  ],
  [
    'English in an object that is handed on',
    'app/bad.tsx',
    "import { Icon } from '@/components/ui/Icon';\nexport const Bad = () => <Icon link={{ href: '/contact', label: 'Contact us' }} />;",
    SYNTAX,
    WORDS,
  ],
  ['any', 'lib/bad.ts', 'export const x = (y: any) => y;', 'typescript(no-explicit-any)', 'any'],
  ...[
    'content',
    'content/schemas',
    'content/shared/photos',
    'content/u',
    'content/ui/x',
    'Content/x',
  ].map(
    (path) =>
      [
        `a component imports ${path}`,
        'components/ui/Bad.tsx',
        `import { x } from '@/${path}';\nexport const y = x;`,
        IMPORTS,
        'Components take values as props',
      ] as [string, string, string, string, string],
  ),
  [
    'an import after code',
    'lib/bad.ts',
    "import { z } from 'zod';\nexport const x = z;\nimport { y } from './y';\nexport const w = y;",
    'import(first)',
    'must come first',
  ],
  [
    'an exception that nothing needs',
    'lib/bad.ts',
    '// oxlint-disable-next-line no-var\nexport const x = 1;',
    '',
    'Unused oxlint-disable directive',
  ],
  [
    'a variable of which only the type is used',
    'lib/bad.ts',
    "const kinds = ['a', 'b'] as const;\nexport type Kind = (typeof kinds)[number];",
    'site(no-unread)',
    "Nobody reads the value of 'kinds'.",
  ],
  [
    'a count that nobody reads',
    'lib/bad.ts',
    'let count = 0;\nexport const up = () => {\n  count += 1;\n};',
    'site(no-unread)',
    "Nobody reads the value of 'count'.",
  ],
  ...["location.href = '/contact';", 'window.location.assign(`/${name}`);'].map(
    (code) =>
      [
        `an address of the site, set: ${code}`,
        'lib/bad.ts',
        `export const go = (name: string) => {\n  void name;\n  ${code}\n};`,
        'site(no-relative-location)',
        'An address of the site',
      ] as [string, string, string, string, string],
  ),
  [
    'a variable that nobody uses, whatever its name',
    'lib/bad.ts',
    'const _x = 1;',
    'eslint(no-unused-vars)',
    '_x',
  ],
  [
    'a hook under a condition',
    'components/ui/Bad.tsx',
    "import { useId } from 'react';\nexport const Bad = ({ on }: { on: boolean }) => (on ? <p id={useId()} /> : null);",
    'react-hooks(rules-of-hooks)',
    'useId',
  ],
  [
    'a dependency left out',
    'components/ui/Bad.tsx',
    "import { useEffect } from 'react';\nexport function Bad({ id }: { id: string }) {\n  useEffect(() => console.log(id), []);\n  return null;\n}",
    'react-hooks(exhaustive-deps)',
    'id',
  ],
  [
    'chance in a render',
    'components/ui/Bad.tsx',
    'export function Bad() {\n  return <p>{Math.random()}</p>;\n}',
    'react(purity)',
    'impure',
  ],
  [
    'a picture that Next has not seen',
    'components/ui/Bad.tsx',
    'export const Bad = () => <img alt="" src="/a.png" />;',
    'next(no-img-element)',
    'img',
  ],
  [
    'a role without what it needs',
    'components/ui/Bad.tsx',
    'export const Bad = () => <p role="slider" />;',
    'jsx-a11y(role-has-required-aria-props)',
    'slider',
  ],
  [
    'a type imported as a value',
    'lib/bad.ts',
    "import { Money } from './money';\nexport type X = Money;",
    'typescript(consistent-type-imports)',
    'type',
  ],
  [
    'an old method of a class',
    'components/ui/Bad.tsx',
    "import { Component } from 'react';\nexport class Bad extends Component {\n  componentWillMount() {}\n}",
    'react(no-unsafe)',
    'componentWillMount',
  ],
  [
    'what react/display-name of oxlint lets pass, where words are refused',
    'components/ui/Bad.tsx',
    "import { memo } from 'react';\nexport const parts = { Bad: memo(() => null) };",
    SYNTAX,
    '(react/display-name)',
  ],
  [
    'what nextjs/no-title-in-document-head of oxlint lets pass',
    'pages/_document.tsx',
    "import { Html, Head } from 'next/document';\nexport const Bad = () => (\n  <Html>\n    <Head>\n      <title />\n    </Head>\n  </Html>\n);",
    SYNTAX,
    '(nextjs/no-title-in-document-head)',
  ],
  ...(
    [
      [
        'react/display-name',
        "import { memo } from 'react';\nexport const parts = { Bad: memo(() => null) };",
      ],
      [
        'react/display-name',
        "import * as React from 'react';\nexport const parts = [React.memo(() => null)];",
      ],
      [
        'react/display-name',
        'export function wrap() {\n  return function () {\n    return <p />;\n  };\n}',
      ],
      ['react/display-name', "jest.mock('./part', () => () => <p />);"],
      [
        'react/display-name',
        'export const wrap = () =>\n  class {\n    render() {\n      return <p />;\n    }\n  };',
      ],
      [
        'react/rules-of-hooks',
        "import { useId } from 'react';\nexport const Bad = ({ id = useId() }) => <p id={id} />;",
      ],
      [
        'react/rules-of-hooks',
        "import { useId } from 'react';\nexport const Bad = ({ f }: Ids) => <p id={f?.(useId())} />;\ntype Ids = { f?: (id: string) => string };",
      ],
      [
        'react/rules-of-hooks',
        "import { useId } from 'react';\nexport const Bad = ({ m }: Ids) => <p id={m?.get(useId())} />;\ntype Ids = { m?: Map<string, string> };",
      ],
      [
        'react/rules-of-hooks',
        "import { useId } from 'react';\nexport const Bad = ({ m }: Ids) => <p id={m?.[useId()]} />;\ntype Ids = { m?: Record<string, string> };",
      ],
      ['jsx-a11y/role-has-required-aria-props', 'export const Bad = () => <p role="treeitem" />;'],
      [
        'jsx-a11y/role-supports-aria-props',
        'export const Bad = () => <p role="doc-pagefooter" aria-checked />;',
      ],
      [
        'nextjs/next-script-for-ga',
        "export const Bad = () => <script async src={'https://www.google-analytics.com/analytics.js'} />;",
      ],
      ['typescript/no-duplicate-enum-values', 'export enum Bad {\n  A = `a`,\n}'],
      ['typescript/no-duplicate-enum-values', 'export enum Bad {\n  A = -1,\n}'],
      ['no-array-constructor', 'export const bad = Array?.(1, 2);'],
    ] as const
  ).map(
    ([rule, code], index) =>
      [
        `what ${rule} of oxlint lets pass (${index})`,
        'tests/bad.tsx',
        code,
        SYNTAX,
        `(${rule})`,
      ] as [string, string, string, string, string],
  ),
];

/** Files that do the same the allowed way. */
const good: ReadonlyArray<[string, string, string]> = [
  [
    'a component imports a type of a schema',
    'components/ui/Good.tsx',
    "import type { Hero } from '@/content/schema/sections';\nexport const x = (hero: Hero) => hero.title;",
  ],
  [
    'a component imports the interface’s words',
    'components/ui/Good.tsx',
    "import { ui } from '@/content/ui';\nexport const Good = () => <p aria-label={ui.close}>{ui.close}</p>;",
  ],
  [
    'signs between tags, ids in templates, a decoration’s empty text, English in a test of ids',
    'components/ui/Good.tsx',
    "import { join } from 'node:path';\nimport { useId } from 'react';\nimport { money } from '@/lib/format/numbers';\nimport { Icon } from './Icon';\nexport const Good = ({ kind }: { kind: string }) => (\n  <p id={`part-${useId()}`} className=\"flex\">\n    {money} · {kind === 'note' ? <Icon /> : join('a', kind)} {`${kind}/${kind}`}\n  </p>\n);",
  ],
  [
    'a test holds English',
    'tests/unit/components/good.test.tsx',
    'export const Good = () => <p title="Close">Close</p>;',
  ],
  [
    'a route imports content',
    'app/good.tsx',
    "import { company } from '@/content/company';\nexport const x = company;",
  ],
  [
    'content imports lib',
    'content/good.ts',
    "import { money } from '@/lib/format/numbers';\nexport const x = money;",
  ],
];

/** Imports that the formatter puts into another order: lint says nothing of it. */
const unsorted: ReadonlyArray<[string, string, string]> = [
  [
    'imports without order',
    "import { money } from '@/lib/format/numbers';\nimport { z } from 'zod';\nexport const x = [money, z];\n",
    "import { z } from 'zod';\nimport { money } from '@/lib/format/numbers';\nexport const x = [money, z];\n",
  ],
  [
    'imports of one folder without order',
    "import { share } from '@/lib/share';\nimport { money } from '@/lib/format/numbers';\nexport const x = [money, share];\n",
    "import { money } from '@/lib/format/numbers';\nimport { share } from '@/lib/share';\nexport const x = [money, share];\n",
  ],
  [
    'every kind of import without order, and a line between them',
    "import { b } from './b';\nimport { a } from '../a';\n\nimport { money } from '@/lib/format/numbers';\nimport { z } from 'zod';\nimport { join } from 'node:path';\nexport const x = [a, b, join, money, z];\n",
    "import { join } from 'node:path';\nimport { z } from 'zod';\nimport { money } from '@/lib/format/numbers';\nimport { a } from '../a';\nimport { b } from './b';\nexport const x = [a, b, join, money, z];\n",
  ],
];

interface Finding {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

/** What lint finds in each text, as if it stood at its path in the project. */
function findings(cases: ReadonlyArray<readonly [path: string, code: string]>): Finding[][] {
  const found: Finding[][] = cases.map(() => []);
  let left = cases.map(([path, code], index) => ({
    path: path.replace(/bad|good/i, (name) => `${name}${index}`),
    code,
    index,
  }));
  // Texts of one path stand in folders of their own, each a run.
  while (left.length > 0) {
    const here = new Map(left.map((text) => [text.path, text]));
    const config = ['.oxlintrc.mjs', '.config/lint-rules.mjs'];
    const folder = folderOf({
      ...Object.fromEntries(config.map((file) => [file, readFileSync(file)])),
      ...Object.fromEntries([...here.values()].map(({ path, code }) => [path, `${code}\n`])),
    });
    const { stdout } = spawnSync(
      'node',
      [join(process.cwd(), tool('oxlint')), '-c', '.oxlintrc.mjs', '--format=json'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
    for (const finding of diagnostics) {
      const text = here.get(finding.filename);
      if (!text) throw new Error(`${finding.filename}: ${finding.message}`);
      found[text.index]?.push(finding);
    }
    left = left.filter((text) => here.get(text.path) !== text);
  }
  return found;
}

let found: Finding[][] = [];
beforeAll(() => {
  found = findings([...bad, ...good].map(([, path, code]) => [path, code]));
}, 120_000);

it.each(bad.map((entry, index) => [...entry, index] as const))(
  'refuses: %s',
  (_name, _path, _code, rule, words, index) => {
    const read = (found[index] ?? []).map(({ code = '', message, help = '' }) => [
      code,
      `${message} ${help}`,
    ]);
    expect(read).toEqual([[rule, expect.stringContaining(words)]]);
  },
);

it.each(good.map((entry, index) => [...entry, index] as const))(
  'allows: %s',
  (_name, _path, _code, index) => {
    expect(found[bad.length + index]).toEqual([]);
  },
);

it.each(unsorted)('puts into order: %s', (_name, code, sorted) => {
  const formatted = execFileSync('node', [tool('oxfmt'), '--stdin-filepath=lib/bad.ts'], {
    input: code,
    encoding: 'utf8',
  });
  expect(formatted).toBe(sorted);
});
