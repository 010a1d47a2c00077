/** Module name → what it exports instead. */
type Modules = Readonly<Record<string, object>>;

/** Does something while modules, loaded anew, find others in place of these. */
export function withReplaced(modules: Modules, act: () => void): void {
  try {
    jest.isolateModules(() => {
      for (const [name, exported] of Object.entries(modules)) jest.doMock(name, () => exported);
      act();
    });
  } finally {
    for (const name of Object.keys(modules)) jest.dontMock(name);
  }
}
