/** @jest-environment node */
import { execFileSync } from 'node:child_process';

const IMPORTS = '@typescript-eslint/no-restricted-imports';

/** Deliberately bad files: each breaks one rule, once. */
const bad: ReadonlyArray<[string, string, string, string]> = [
  [
    'app imports tests',
    'app/bad.tsx',
    "import { OUT } from '@/tests/support/exports';\nexport const x = OUT;",
    IMPORTS,
  ],
  [
    'a component imports a route',
    'components/ui/Bad.tsx',
    "import Page from '@/app/page';\nexport const x = Page;",
    IMPORTS,
  ],
  [
    'a component imports content',
    'components/ui/Bad.tsx',
    "import { company } from '@/content/company';\nexport const x = company;",
    IMPORTS,
  ],
  [
    'a component imports content by a relative path',
    'components/ui/Bad.tsx',
    "import { company } from '../../content/company';\nexport const x = company;",
    IMPORTS,
  ],
  [
    'a component imports a schema as a value',
    'components/ui/Bad.tsx',
    "import { heroSchema } from '@/content/schema/sections';\nexport const x = heroSchema;",
    IMPORTS,
  ],
  [
    'a component imports content whose name only begins like ui',
    'components/ui/Bad.tsx',
    "import { uiTexts } from '@/content/ui-texts';\nexport const x = uiTexts;",
    IMPORTS,
  ],
  [
    'the interface’s words import content',
    'content/ui.ts',
    "import { company } from './company';\nexport const x = company;",
    IMPORTS,
  ],
  [
    'the interface’s words import zod',
    'content/ui.ts',
    "import { z } from 'zod';\nexport const x = z;",
    IMPORTS,
  ],
  [
    'content imports a component',
    'content/bad.ts',
    "import { Icon } from '@/components/ui/Icon';\nexport const x = Icon;",
    IMPORTS,
  ],
  [
    'content imports a route',
    'content/bad.ts',
    "import Page from '@/app/page';\nexport const x = Page;",
    IMPORTS,
  ],
  [
    'lib imports content',
    'lib/bad.ts',
    "import { company } from '@/content/company';\nexport const x = company;",
    IMPORTS,
  ],
  [
    'lib imports a component',
    'lib/bad.ts',
    "import { Icon } from '../components/ui/Icon';\nexport const x = Icon;",
    IMPORTS,
  ],
  [
    'lib imports React',
    'lib/bad.ts',
    "import { useState } from 'react';\nexport const x = useState;",
    'no-restricted-imports',
  ],
  [
    'a section imports a section the other way round',
    'components/sections/Bad.tsx',
    "import { ClosingCta } from '../sections/ClosingCta';\nexport const x = ClosingCta;",
    'no-restricted-imports',
  ],
  [
    'a section imports a section',
    'components/sections/Bad.tsx',
    "import { ClosingCta } from './ClosingCta';\nexport const x = ClosingCta;",
    'no-restricted-imports',
  ],
  [
    'a button without a type',
    'components/ui/Bad.tsx',
    'export const Bad = () => <button />;',
    'react/button-has-type',
  ],
  [
    'a style attribute',
    'components/ui/Bad.tsx',
    'export const Bad = () => <p style={{ color: "red" }} />;',
    'react/forbid-dom-props',
  ],
  [
    'a link of Next’s in a component',
    'components/ui/Bad.tsx',
    'import Link from \'next/link\';\nexport const Bad = () => <Link href="/" />;',
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a link of Next’s in a route',
    'app/bad.tsx',
    'import Link from \'next/link\';\nexport const Bad = () => <Link href="/" />;',
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'English between tags',
    'components/ui/Bad.tsx',
    'export const Bad = () => <p>Close</p>;',
    'react/jsx-no-literals',
  ],
  [
    'English in braces',
    'components/ui/Bad.tsx',
    "export const Bad = () => <p>{'Close'}</p>;",
    'no-restricted-syntax',
  ],
  [
    'English in one branch',
    'app/bad.tsx',
    "export const Bad = ({ open }: { open: boolean }) => <p>{open ? 'Close' : ''}</p>;",
    'no-restricted-syntax',
  ],
  [
    'English in a template',
    'components/ui/Bad.tsx',
    'export const Bad = ({ count }: { count: number }) => <p>{`${count} min read`}</p>;',
    'no-restricted-syntax',
  ],
  ...['aria-label', 'title', 'placeholder'].map(
    (name) =>
      [
        `English in the attribute ${name}`,
        'components/ui/Bad.tsx',
        `export const Bad = () => <input ${name}="Search" />;`,
        'no-restricted-syntax',
      ] as [string, string, string, string],
  ),
  [
    'English in a spoken template',
    'app/bad.tsx',
    'export const Bad = () => <svg role="img" aria-label={`A ${1} drawing`} />;',
    'no-restricted-syntax',
  ],
  [
    'English in an object that is handed on',
    'app/bad.tsx',
    "import { Icon } from '@/components/ui/Icon';\nexport const Bad = () => <Icon link={{ href: '/contact', label: 'Contact us' }} />;",
    'no-restricted-syntax',
  ],
  [
    'imports without order',
    'lib/bad.ts',
    "import { money } from '@/lib/format/numbers';\nimport { z } from 'zod';\nexport const x = [money, z];",
    'import/order',
  ],
  [
    'imports of one folder without order',
    'lib/bad.ts',
    "import { share } from '@/lib/share';\nimport { money } from '@/lib/format/numbers';\nexport const x = [money, share];",
    'import/order',
  ],
  ['any', 'lib/bad.ts', 'export const x = (y: any) => y;', '@typescript-eslint/no-explicit-any'],
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

let found: string[][] = [];
beforeAll(() => {
  const cases = [...bad, ...good].map(([, path, code]) => ({ path, code }));
  const output = execFileSync('node', ['tests/support/lint-texts.mjs'], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  found = JSON.parse(output);
}, 120_000);

it.each(bad.map((entry, index) => [...entry, index] as const))(
  'refuses: %s',
  (_name, _path, _code, rule, index) => {
    expect(found[index]).toEqual([rule]);
  },
);

it.each(good.map((entry, index) => [...entry, index] as const))(
  'allows: %s',
  (_name, _path, _code, index) => {
    expect(found[bad.length + index]).toEqual([]);
  },
);
