import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure } from './debian';
import { CACHE, OUT, ROOT } from './exports';
import { untilUp } from './server';

const BINARY = '/usr/sbin/nginx';
/** Sends the .br that lies beside a file. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx and its module, where they are missing and may be installed. Throws one sentence else. */
export function ensureNginx(): void {
  ensure([
    [BINARY, 'nginx-light'],
    [BROTLI, 'libnginx-mod-http-brotli-static'],
  ]);
}

/**
 * Runs a real nginx on an export with tests/hosting/nginx.conf, `brotli` with its lines for brotli copies.
 * Stop it by its process.
 */
export async function startNginx(
  port: number,
  root = OUT,
  { brotli = false } = {},
): Promise<ChildProcess> {
  ensureNginx();
  const run = join(CACHE, `nginx-${port}`);
  rmSync(run, { recursive: true, force: true });
  mkdirSync(run, { recursive: true });
  const written = readFileSync(join(ROOT, 'tests/hosting/nginx.conf'), 'utf8');
  const settings = (brotli ? written.replaceAll('#brotli ', '') : written)
    .replaceAll('RUN/', `${run}/`)
    .replaceAll('ROOT', root)
    .replaceAll('PORT', String(port));
  const file = join(run, 'nginx.conf');
  writeFileSync(file, settings);
  const nginx = spawn(BINARY, ['-p', run, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const gone = once(nginx, 'exit');
  try {
    // Where another server has the port, that one would answer.
    const up = untilUp(`http://127.0.0.1:${port}/`, () => existsSync(join(run, 'nginx.pid')));
    if (await Promise.race([up, gone])) throw new Error('it has ended');
    return nginx;
  } catch (error) {
    nginx.kill();
    throw new Error(`nginx did not start: see error.log in ${run}`, { cause: error });
  }
}
