/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** What tests/run.ts says where this is the system, when it is asked for a part that there is none of. */
function runOn(system: string) {
  const { arch } = process;
  const there = `Object.defineProperty(process,'platform',{value:'${system}'})`;
  const loaders = ['--import', 'tsx', '--import', `data:text/javascript,${there}`];
  return spawnSync(process.execPath, [...loaders, 'tests/run.ts', 'none'], {
    encoding: 'utf8',
    // It would look for that system's.
    env: { ...process.env, ESBUILD_BINARY_PATH: `node_modules/@esbuild/linux-${arch}/bin/esbuild` },
  });
}

// Elsewhere that is what every run says.
(process.platform === 'linux' ? it : it.skip).each(['win32', 'darwin'])(
  'has a run stop on %s, and say where it works',
  (system) => {
    const { status, stdout, stderr } = runOn(system);
    expect(stderr).toMatch(/^These tests want Debian or Ubuntu: .*npm run test:unit\)\.\n$/);
    expect([status, stdout]).toEqual([1, '']);
  },
);
