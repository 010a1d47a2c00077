import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { HONEYPOT } from '../../lib/contact/fields';
import { chosenService, message } from '../support/contact';
import { gradientPng } from '../support/png';
import { CONTACT_FIELDS, ENDPOINT_PORT, PHOTO_PORT } from '../support/ports';

const photograph = gradientPng(64, 40);

/** What the endpoint says of a message that it takes. */
export const TAKEN = 'Thank you.';

/** All that the form sends for the tests' own sender; a browser that sends it by itself adds the empty trap. */
const WHOLE = { ...CONTACT_FIELDS, ...message, company: '', service: chosenService };

/** Whether a message is that one, and nothing else. Throws when it cannot be read. */
async function isWhole(request: IncomingMessage): Promise<boolean> {
  const sent = await text(request);
  return request.headers['content-type'] === 'application/json'
    ? isDeepStrictEqual(JSON.parse(sent), WHOLE)
    : isDeepStrictEqual(Object.fromEntries(new URLSearchParams(sent)), {
        ...WHOLE,
        [HONEYPOT]: '',
      });
}

/** Takes the message of the tests' own sender when it is whole, and no other. */
async function answerMessage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  if (request.method === 'OPTIONS') return void response.writeHead(204, open).end();
  const isTaken = await isWhole(request).catch(() => false);
  const [status, words] = isTaken ? [200, TAKEN] : [500, 'No.'];
  response.writeHead(status, { ...open, 'Content-Type': 'text/plain' }).end(words);
}

const listen = (port: number, answer: Parameters<typeof createServer>[1]) =>
  new Promise<() => void>((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject); // the port is taken
    server.keepAliveTimeout = 0; // or a message may meet a connection that is just being closed
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections();
        server.close();
      }),
    );
  });

/** The hosts that the second export knows: of its photographs and of its contact form. Returns how to stop them. */
export default async function startHosts(): Promise<() => void> {
  const stops = await Promise.all([
    listen(PHOTO_PORT, (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(photograph),
    ),
    listen(ENDPOINT_PORT, (request, response) => void answerMessage(request, response)),
  ]);
  return () => stops.forEach((stop) => stop());
}
