/** Module name → what it exports instead. */
type Modules = Readonly<Record<string, object>>;

/** What takes longest to load, and reads nothing of what is replaced: it stays as it is. */
const KEPT = [
  'zod',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'micromark-extension-gfm-table',
  '@/content/articles',
  '@/content/guides',
];

/** Does something while our modules, loaded anew, find others in place of these. */
export function withReplaced(modules: Modules, act: () => void): void {
  const kept = KEPT.map((name) => [name, jest.requireActual<object>(name)] as const);
  const replaced = new Map([...kept, ...Object.entries(modules)]);
  try {
    jest.isolateModules(() => {
      for (const [name, exported] of replaced) jest.doMock(name, () => exported);
      act();
    });
  } finally {
    for (const name of replaced.keys()) jest.dontMock(name);
  }
}
