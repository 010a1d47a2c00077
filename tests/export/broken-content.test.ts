import { spawnSync } from 'node:child_process';
import { breakableHeadline, copyProject, NEXT, removeCopy, withExperiments } from '../support/copy';
import { BUILD_FOR_TESTS } from '../support/exports';

let copy = '';
let fault = '';
beforeAll(() => {
  copy = copyProject('broken');
  withExperiments(copy, { turbopackMinify: false });
  const headline = breakableHeadline(copy);
  headline.empty();
  fault = headline.fault;
});
afterAll(() => removeCopy(copy));

// That `next dev` says the same: tests/e2e/dev.spec.ts, which has a server running.
it('stops next build with file, field and what was expected', () => {
  const { status, stdout, stderr } = spawnSync('node', [NEXT, 'build'], {
    cwd: copy,
    env: { ...process.env, ...BUILD_FOR_TESTS },
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain(fault);
  expect(status).not.toBe(0);
}, 120_000);
