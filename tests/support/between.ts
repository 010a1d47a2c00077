import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TOLD, type Watch } from './faulty-site';

/** How slow a connection is: milliseconds for each answer, and bytes a second for all of them together. */
export interface Connection {
  latency: number;
  throughput: number;
}
const QUICK: Connection = { latency: 0, throughput: Number.POSITIVE_INFINITY };

/** Bytes that come at once. */
const PIECE = 4_096;

/** The body of an answer; of a page, with what the test adds to it. */
async function bodyOf(answer: IncomingMessage, { page }: Watch): Promise<Buffer> {
  const body = await buffer(answer);
  const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
  // To HEAD there is no body.
  if (answer.statusCode !== 200 || !isPage || body.length === 0) return body;
  const gzip = answer.headers['content-encoding'] === 'gzip';
  const watched = page(String(gzip ? gunzipSync(body) : body));
  return gzip ? gzipSync(watched) : Buffer.from(watched);
}

/**
 * A server between the browser and the site, which stands at another port of this machine: it is as slow
 * as wanted, adds a test's script to the pages, and keeps one header of the site's to itself, if asked to.
 * What a browser itself can be told reaches no page that it prepares before it is shown.
 */
export function standBetween(
  port: number,
  site: number,
  watch: Watch,
  { latency, throughput } = QUICK,
  withheld = '',
): Server {
  const agent = new Agent({ keepAlive: true });
  /** When all that is on its way has arrived. */
  let free = 0;
  const server = createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    if (path === TOLD) {
      void text(asked).then(watch.heard);
      return void answer.writeHead(204).end();
    }
    const forward = request({
      host: 'localhost',
      port: site,
      agent,
      path,
      method,
      headers: { ...headers, 'accept-encoding': 'gzip' },
    });
    forward.on('response', async (response) => {
      const body = await bodyOf(response, watch);
      const {
        'content-length': _,
        'transfer-encoding': __,
        [withheld]: ___,
        ...kept
      } = response.headers;
      answer.writeHead(response.statusCode ?? 500, kept);
      const send = (from: number): void => {
        if (from >= body.length) return void answer.end();
        const piece = body.subarray(from, from + PIECE);
        const now = performance.now();
        free = Math.max(free, now) + (piece.length / throughput) * 1_000;
        setTimeout(() => {
          answer.write(piece);
          send(from + PIECE);
        }, free - now);
      };
      send(0);
    });
    forward.on('error', () => answer.destroy());
    setTimeout(() => forward.end(), latency);
  });
  server.on('close', () => agent.destroy());
  return server.listen(port, '127.0.0.1');
}
