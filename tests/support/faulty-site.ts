import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ENDPOINT_OUT } from './exports';
import { listedScripts } from './listed-scripts';

/** How a script can arrive, and be none. To a browser they are one: it reads it, runs none of it, and goes on. */
export const unreadable = ['half', 'syntax error', 'HTML instead'] as const;
export type ScriptFault = '404' | 'empty' | 'throws' | 'hangs' | (typeof unreadable)[number];

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  // As another type, Next would take the payload of a soft navigation for a fault.
  '.txt': 'text/plain',
};

/** The scripts that a page's list names. */
export function scriptsListed(path: string): string[] {
  return listedScripts(readFileSync(join(ENDPOINT_OUT, `${path}.html`), 'utf8'));
}

const chunksOf = (path: string) =>
  scriptsListed(path).filter((script) => script.includes('/chunks/'));

/** The one chunk of a page's list that the page can do without: only the 404 page needs it. */
export function spareChunk(path: string): string {
  const [spare, ...more] = chunksOf(path).filter((script) =>
    readFileSync(join(ENDPOINT_OUT, script), 'utf8').includes('"data-missing"'),
  );
  if (spare === undefined || more.length > 0) throw new Error(`${path}: not one spare chunk`);
  return spare;
}

/** The largest chunk of a page's list, which is not the spare one. */
export function largestChunk(path: string): string {
  const sizeOf = (script: string) => statSync(join(ENDPOINT_OUT, script)).size;
  const [largest] = chunksOf(path).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (largest === undefined) throw new Error(`${path}: no chunk in its list`);
  return largest;
}

/** A server of the export that breaks one script, or cuts the pages. */
export interface FaultySite {
  origin: string;
  /** Breaks one script, and what was broken before is whole. */
  break: (script: string, fault: ScriptFault) => void;
  /** Sends so much of each page, from now on. */
  cut: (share: number) => void;
  /** Sends the next page in pieces that end at these places of its HTML, each when `more` is called. */
  part: (places: readonly number[]) => void;
  more: () => void;
  /** Lets what hangs arrive. */
  release: () => void;
  /** Has what hangs fail, and from now on at once. */
  fail: () => void;
  close: () => void;
}

/** Where the pages tell what goes wrong in them. */
export const TOLD = '/told-to-the-test';

/** What a test adds to every page, and hears from it at TOLD. */
export interface Watch {
  page: (html: string) => string;
  heard: (fault: string) => void;
}

/** Starts one. The browser keeps what is whole and asks whether it still is: pages open in little time. */
export async function startFaultySite(watch?: Watch): Promise<FaultySite> {
  let broken: { script: string; fault: ScriptFault } | undefined;
  let share = 1;
  let places: readonly number[] = [];
  let pieces: Array<() => void> = [];
  let hanging: Array<(fault?: '404') => void> = [];

  function answerBroken(response: ServerResponse, fault: ScriptFault, whole: string): void {
    const answer = (text: string, status = 200) =>
      response
        .writeHead(status, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(text);
    if (fault === '404') answer('Not found', 404);
    else if (fault === 'empty') answer('');
    else if (fault === 'half') answer(whole.slice(0, whole.length / 2));
    else if (fault === 'syntax error') answer(`${whole}\nclass { static {`);
    else if (fault === 'throws') answer(`throw new Error('thrown by the test');\n${whole}`);
    else if (fault === 'HTML instead') answer('<!doctype html><title>Sign in</title>');
    else hanging.push((then) => (then ? answerBroken(response, then, whole) : answer(whole)));
  }

  function answerPage(response: ServerResponse, file: string, status: number): void {
    const html = readFileSync(file, 'utf8');
    response.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
    if (places.length === 0) {
      response.end(watch?.page(html) ?? html.slice(0, html.length * share));
      return;
    }
    const ends = places;
    places = [];
    pieces = ends.map(
      (end, index) => () => void response.write(html.slice(ends[index - 1] ?? 0, end)),
    );
    pieces.push(() => response.end(html.slice(ends.at(-1))));
    pieces.shift()?.();
  }

  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const extension = extname(pathname) || '.html';
    const page = pathname === '/' ? '/index' : pathname;
    const file = join(ENDPOINT_OUT, extname(pathname) ? pathname : `${page}.html`);
    if (pathname === TOLD) {
      // The page goes on when it is answered: it has been heard by then.
      void text(request).then((fault) => {
        watch?.heard(fault);
        response.writeHead(204).end();
      });
    } else if (!existsSync(file)) {
      watch?.heard(`404: ${pathname}`);
      answerPage(response, join(ENDPOINT_OUT, '404.html'), 404);
    } else if (pathname === broken?.script) {
      answerBroken(response, broken.fault, readFileSync(file, 'utf8'));
    } else if (extension === '.html') {
      answerPage(response, file, 200);
    } else {
      const type = TYPES[extension] ?? 'application/octet-stream';
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: '"whole"' };
      if (request.headers['if-none-match']) response.writeHead(304, headers).end();
      else response.writeHead(200, headers).end(readFileSync(file));
    }
  });
  // A browser that was quiet for Node's five seconds may ask on a connection that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (script, fault) => {
      broken = { script, fault };
    },
    cut: (part) => {
      share = part;
    },
    part: (some) => {
      places = some;
    },
    more: () => pieces.shift()?.(),
    release: () => {
      broken = undefined;
      for (const arrive of hanging) arrive();
      hanging = [];
    },
    fail: () => {
      if (broken) broken.fault = '404';
      for (const arrive of hanging) arrive('404');
      hanging = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
