/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, removeCopy } from '../../../support/copy';
import { manifestOf, ROOT } from '../../../support/exports';

const northgate = {
  name: 'Northgate Systems',
  city: 'Ottawa',
  region: 'Ontario',
  phone: '613-555-0170',
  email: 'hello@northgate.example',
  origin: 'https://www.northgate.example',
};

let copy: string;
beforeAll(() => (copy = copyProject('takeover')));
afterAll(() => removeCopy(copy));

/** Runs the command in the copy, with no terminal. */
function takeover(answers: Record<string, string | undefined>) {
  const args = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'lib/takeover/run.ts', ...args],
    { cwd: copy, encoding: 'utf8', input: '' },
  );
}

it('explains itself where there are neither arguments nor a terminal', () => {
  const { status, stderr } = takeover({});
  expect(status).toBe(1);
  expect(stderr).toContain('npm run takeover -- \\\n    --name "');
});

it.each([
  ['what is missing', { origin: undefined }, 'Missing: --origin'],
  ['another city in no province', { region: undefined }, 'Missing: --region'],
  ['a phone', { phone: '555-0170' }, '--phone: expected ten digits'],
  ['an e-mail address', { email: 'hello' }, '--email: expected an email address (found "hello")'],
  ['an origin', { origin: 'northgate.example' }, '--origin: expected an absolute http(s) address'],
  [
    'what the schema says no to',
    { name: 'Wow!', street: 'x'.repeat(61) },
    '--name: expected no ex',
  ],
])('refuses %s by its argument, and writes nothing', (_what, wrong, message) => {
  const before = manifestOf(join(copy, 'content'));
  const { status, stderr } = takeover({ ...northgate, ...wrong });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('node_modules');
  expect(manifestOf(join(copy, 'content'))).toEqual(before);
  expect(existsSync(join(copy, '.env.local'))).toBe(false);
});
