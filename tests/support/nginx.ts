import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian';
import { CACHE, OUT, ROOT } from './exports';
import { untilUp } from './server';

const BINARY = '/usr/sbin/nginx';

/** Finds nginx, or installs Debian's as root. Throws one clear sentence when neither works. */
function ensureNginx(): void {
  if (existsSync(BINARY)) return;
  try {
    console.log('No nginx found: installing Debian’s nginx-light.');
    installPackages('nginx-light');
  } catch {
    // The sentence below says what to do.
  }
  if (!existsSync(BINARY)) {
    throw new Error(`No nginx for the tests of hosting: install it, so that ${BINARY} is there.`);
  }
}

/** Runs a real nginx on an export with tests/hosting/nginx.conf. Stop it by its process. */
export async function startNginx(port: number, root = OUT): Promise<ChildProcess> {
  ensureNginx();
  const run = join(CACHE, `nginx-${port}`);
  rmSync(run, { recursive: true, force: true });
  mkdirSync(run, { recursive: true });
  const settings = readFileSync(join(ROOT, 'tests/hosting/nginx.conf'), 'utf8')
    .replaceAll('RUN/', `${run}/`)
    .replaceAll('ROOT', root)
    .replaceAll('PORT', String(port));
  const file = join(run, 'nginx.conf');
  writeFileSync(file, settings);
  const nginx = spawn(BINARY, ['-p', run, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  try {
    await untilUp(`http://127.0.0.1:${port}/`);
    return nginx;
  } catch (error) {
    nginx.kill();
    throw new Error(`nginx did not start: see error.log in ${run}`, { cause: error });
  }
}
