import { Agent, createServer, request, type Server } from 'node:http';

/**
 * A connection to a server of this machine that takes `latency` milliseconds for each answer and brings
 * `throughput` bytes a second, all answers together. The browser's own emulation does not reach a page
 * that it prepares before it is shown.
 */
export function slowServer(
  port: number,
  behind: number,
  { latency, throughput }: { latency: number; throughput: number },
): Server {
  const agent = new Agent({ keepAlive: true });
  const PIECE = 4_096;
  /** When all that is on its way has arrived. */
  let free = 0;
  const server = createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const forward = request({ host: '127.0.0.1', port: behind, agent, path, method, headers });
    forward.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const body = Buffer.concat(pieces);
        answer.writeHead(response.statusCode ?? 500, response.headers);
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
    });
    setTimeout(() => forward.end(), latency);
  });
  server.on('close', () => agent.destroy());
  return server.listen(port, '127.0.0.1');
}
