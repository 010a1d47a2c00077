import { spawnSync } from 'node:child_process';
import { copyProject, headlineOf, NEXT, removeCopy } from '../support/copy';

let copy = '';
let fault = '';
beforeAll(() => {
  copy = copyProject('broken');
  const headline = headlineOf(copy);
  headline.empty();
  fault = headline.fault;
});
afterAll(() => removeCopy(copy));

// That `next dev` says the same: tests/e2e/dev.spec.ts, which has a server running.
it('stops next build with file, field and what was expected', () => {
  const { status, stdout, stderr } = spawnSync('node', [NEXT, 'build'], {
    cwd: copy,
    // Types are checked elsewhere: what stops this build is its content.
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      TYPES_CHECKED: '1',
      BUILT_ONCE: '1',
    },
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain(fault);
  expect(status).not.toBe(0);
}, 120_000);
