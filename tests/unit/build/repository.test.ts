/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { iconNames } from '@/content/schema/primitives';
import { filesOf } from '@/lib/build/export';
import { folderOf } from '../../support/folder';

/** A package of the lockfile. */
interface Locked {
  os?: string[];
  cpu?: string[];
  integrity?: string;
  resolved?: string;
}

const read = (file: string) => readFileSync(file, 'utf8');

it('lists every setting of a build in .env.example, commented out', () => {
  const names = ['lib/env.ts', 'next.config.ts']
    .flatMap((file) => [...read(file).matchAll(/process\.env\.(\w*[A-Z])\b/g)])
    .map(([, name = '']) => name)
    // What next.config.ts hears from its own workers, and from the tests.
    .filter((name) => !['BUILD_WARNED', 'BUILT_ONCE', 'TYPES_CHECKED'].includes(name));
  expect(names.length).toBeGreaterThanOrEqual(5);
  const listed = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
});

// The year moves with every January's release.
const plain = (text: string) => text.replace(/\d{4}/g, '').replace(/\s+/g, ' ').trim();

it.each(['@fontsource-variable/instrument-sans', 'lucide-react'])(
  'serves the licence of %s',
  (name) => {
    const licence = plain(read(`node_modules/${name}/LICENSE`));
    expect(licence.length).toBeGreaterThan(1000);
    expect(plain(read('public/licences.txt'))).toContain(licence);
  },
);

it('serves the licence of the typeface in guides and social cards: that of the one on pages', () => {
  const licence = read('node_modules/@expo-google-fonts/instrument-sans/LICENSE_FONT');
  const [head = '', terms = ''] = licence.split('PREAMBLE');
  expect(terms.length).toBeGreaterThan(1000);
  expect(plain(read('public/licences.txt'))).toContain(plain(terms));
  const authors = /The Instrument Sans Project Authors \(\S+\)/.exec(head)?.[0] ?? 'no authors';
  expect(read('public/licences.txt')).toContain(authors);
});

it('has a checksum for all that is installed where the site is built, and names no registry', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
  const locked = Object.entries(packages).filter(([name]) => name !== '');
  const installed = locked.filter(
    ([, { os = ['linux'], cpu = ['x64'] }]) => os.includes('linux') && cpu.includes('x64'),
  );
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed.map(([name]) => name)).toEqual(
    expect.arrayContaining(asked.map((name) => `node_modules/${name}`)),
  );
  expect(installed.length).toBeGreaterThan(750);
  for (const [name, { integrity }] of installed)
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
});

it('asks for the same Node in .nvmrc, package.json and README, and runs it in CI beside a newer one', () => {
  const { engines } = JSON.parse(read('package.json'));
  const oldest = read('.nvmrc').trim();
  const [, least = ''] = /^\^(\d+\.\d+)\.\d+ \|\| .*>=\d+\.0\.0$/.exec(engines.node) ?? [];
  expect(least).toMatch(new RegExp(`^${oldest}\\.`));
  const [, first, newest] =
    /node: \['(\d+)', '(\d+)'\]/.exec(read('.github/workflows/ci.yml')) ?? [];
  expect(first).toBe(oldest);
  expect(Number(newest)).toBeGreaterThan(Number(oldest));
  expect(read('README.md')).toContain(`Node ${least}`);
  expect(read('README.md')).toMatch(new RegExp(`seen on .*\\b${newest}\\.\\d`));
});

it('leaves what a preview wrote out of its types: the page may be gone since', () => {
  const project = folderOf({
    'app/page.tsx': '',
    '.next/types/validator.ts': '',
    '.next/dev/types/validator.ts': '',
  });
  const { config } = ts.readConfigFile('tsconfig.json', (file) => read(file));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  expect(fileNames).toContain(join(project, '.next/types/validator.ts'));
  expect(fileNames).not.toContain(join(project, '.next/dev/types/validator.ts'));
});

const sources = ['app', 'components', 'content', 'lib']
  .flatMap((folder) => filesOf(folder).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs)$/.test(file));
const imports = [...sources, 'next.config.ts'].flatMap((file) =>
  ts.preProcessFile(read(file)).importedFiles.map(({ fileName: name }) => ({ file, name })),
);

it('has no module that nothing imports: what no page shows any longer goes, too', () => {
  const imported = imports.map(({ file, name }) =>
    name.startsWith('@/') ? name.slice(2) : join(dirname(file), name),
  );
  // Next finds the routes, and these four are asked for by their paths.
  const known = [
    'lib/build/live-folder.mjs',
    'lib/build/run.ts',
    'lib/page-script/index.ts',
    'lib/takeover/run.ts',
  ];
  const idle = sources
    .filter((file) => !file.startsWith('app/') && !known.includes(file))
    // The screen of an estimator that its page hides may stay, as its words do.
    .filter((file) => !/^components\/estimators\/\w+Estimator\.tsx$/.test(file))
    .filter((file) => !imported.includes(file.replace(/\.tsx?$/, '')));
  expect(idle).toEqual([]);
});

it('draws no icon that nothing names: every page would fetch it with the others', () => {
  const lists = ['content/schema/primitives.ts', 'components/ui/icons.ts'];
  const words = sources.filter((file) => !lists.includes(file)).map(read);
  const idle = iconNames.filter(
    (name) => !words.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)),
  );
  expect(idle).toEqual([]);
});

it('imports for the site and its commands nothing that `npm ci --omit=dev` leaves out', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const packages = imports
    .map(({ name }) => name)
    .filter((name) => !/^(?:[.@]\/|\.\.\/|node:)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(packages.length).toBeGreaterThan(50);
  const known = Object.keys(dependencies).map((name) => name.replace(/^@types\//, ''));
  expect([...new Set(packages)].filter((name) => !known.includes(name))).toEqual([]);
});
