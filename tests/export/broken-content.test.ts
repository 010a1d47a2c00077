import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../support/exports';

const COPY = join(CACHE, 'broken');
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  '.postcssrc.json',
];
const PAGE = 'content/services/managed-it.ts';
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** A copy of the sources below the project, so that it finds the same packages, with one headline emptied. */
beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const source of SOURCES) cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
  // The layout names the font by its path.
  const font = 'node_modules/@fontsource-variable/instrument-sans';
  cpSync(join(ROOT, font), join(COPY, font), { recursive: true });
  const page = readFileSync(join(COPY, PAGE), 'utf8');
  const broken = page.replace(/(hero: \{\s*title: ).*,/, "$1'',");
  expect(broken).not.toBe(page);
  writeFileSync(join(COPY, PAGE), broken);
});
afterAll(() => rmSync(COPY, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

const FAULT = /content\/services\/managed-it\.ts: hero\.title: expected at least 1 characters/;

it('stops next build with file, field and what was expected', () => {
  const { status, stdout, stderr } = spawnSync('node', [NEXT, 'build'], {
    cwd: COPY,
    env,
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toMatch(FAULT);
  expect(status).not.toBe(0);
}, 120_000);

it('stops the page in next dev with the same words', async () => {
  const server = spawn('node', [NEXT, 'dev', '-p', '4313'], { cwd: COPY, env, detached: true });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    const deadline = Date.now() + 90_000;
    let status = 0;
    while (status === 0 && Date.now() < deadline) {
      status = await fetch('http://localhost:4313/services/managed-it').then(
        (response) => response.status,
        () => new Promise<number>((resolve) => setTimeout(() => resolve(0), 500)),
      );
    }
    expect(status).toBe(500);
    expect(printed).toMatch(FAULT);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}, 120_000);
