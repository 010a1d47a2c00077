import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPages } from '@/content/landing-pages';
import { copyProject, NEXT, removeCopy } from '../support/copy';
import { DEV_PORT } from '../support/ports';

const [page] = landingPages;
if (!page) throw new Error('no landing page');
/** The module of a page, whose place follows from the page's address. */
const PAGE = `content${page.path}.ts`;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
let copy = '';

/** A copy of the project with one headline emptied. */
beforeAll(() => {
  copy = copyProject('broken');
  const source = readFileSync(join(copy, PAGE), 'utf8');
  const broken = source.replace(/(hero: \{\s*title: ).*,/, "$1'',");
  expect(broken).not.toBe(source);
  writeFileSync(join(copy, PAGE), broken);
});
afterAll(() => removeCopy(copy));

const FAULT = `${PAGE}: hero.title: expected at least 1 characters`;

it('stops next build with file, field and what was expected', () => {
  const { status, stdout, stderr } = spawnSync('node', [NEXT, 'build'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain(FAULT);
  expect(status).not.toBe(0);
}, 120_000);

it('stops the page in next dev with the same words', async () => {
  const server = spawn('node', [NEXT, 'dev', '-p', String(DEV_PORT)], {
    cwd: copy,
    env,
    detached: true,
  });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    const deadline = Date.now() + 90_000;
    let status = 0;
    while (status === 0 && Date.now() < deadline) {
      status = await fetch(`http://localhost:${DEV_PORT}${page.path}`).then(
        (response) => response.status,
        () => new Promise<number>((resolve) => setTimeout(() => resolve(0), 500)),
      );
    }
    expect(status).toBe(500);
    expect(printed).toContain(FAULT);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}, 120_000);
