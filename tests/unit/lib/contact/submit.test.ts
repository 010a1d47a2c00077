/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIMULATED_DELAY_MS, SUBMIT_TIMEOUT_MS, submitContact } from '@/lib/contact/submit';
import { contact } from '../../../specification';
import { validValues } from '../../../support/contact-values';

const values = { ...validValues, message: 'Zwölf Boxkämpfer 😀' };

let server: Server | undefined;
async function endpoint(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/form`;
}
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

it('posts the values as JSON', async () => {
  let body = '';
  let method: string | undefined;
  let type: string | undefined;
  const url = await endpoint((request, response) => {
    ({ method } = request);
    type = request.headers['content-type'];
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => response.writeHead(201).end('{}'));
  });
  await expect(submitContact(values, url)).resolves.toBe(true);
  expect([method, type]).toEqual(['POST', 'application/json']);
  expect(JSON.parse(body)).toEqual(values);
});

it.each([400, 404, 429, 500, 503])('takes status %p as a failure', async (status) => {
  const url = await endpoint((_request, response) => response.writeHead(status).end('no'));
  await expect(submitContact(values, url)).resolves.toBe(false);
});

it.each([301, 302, 303, 307, 308])(
  'takes a redirect (%p) as a failure: what answers there is not what the message was posted to',
  async (status) => {
    const asked: string[] = [];
    const url = await endpoint((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/thanks') response.writeHead(200).end('{}');
      else response.writeHead(status, { Location: '/thanks' }).end();
    });
    await expect(submitContact(values, url)).resolves.toBe(false);
    expect(asked).toEqual(['POST /form']);
  },
);

it.each([200, 201, 202, 204])('takes status %p as delivered', async (status) => {
  const url = await endpoint((_request, response) => response.writeHead(status).end());
  await expect(submitContact(values, url)).resolves.toBe(true);
});

it('takes a part of an answer, which nobody asked for, as a failure', async () => {
  const url = await endpoint((_request, response) => response.writeHead(206).end('{}'));
  await expect(submitContact(values, url)).resolves.toBe(false);
});

it.each([
  ['its length', { 'Content-Length': '400' }],
  ['its last chunk', { 'Transfer-Encoding': 'chunked' }],
])('takes an answer cut before %s as a failure', async (_name, headers) => {
  const url = await endpoint((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.write('{"success":true}', () => response.socket?.destroy());
  });
  await expect(submitContact(values, url)).resolves.toBe(false);
});

it('takes an answer whose end does not come within the ten seconds as a failure', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    return controller.signal;
  });
  const url = await endpoint((_request, response) => response.writeHead(200).write('{'));
  await expect(submitContact(values, url)).resolves.toBe(false);
  limit.mockRestore();
});

it('takes a no in the answer’s own words as a failure', async () => {
  const url = await endpoint((_request, response) => response.end('{"success":"false"}'));
  await expect(submitContact(values, url)).resolves.toBe(false);
});

it('takes an answer that the browser may not read as a failure', async () => {
  const opaque = { ok: false, type: 'opaque', status: 0 } as Response;
  const fetched = jest.spyOn(global, 'fetch').mockResolvedValue(opaque);
  await expect(submitContact(values, 'http://127.0.0.1:9/')).resolves.toBe(false);
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('mode', 'no-cors');
  fetched.mockRestore();
});

it('takes a dropped connection as a failure', async () => {
  const url = await endpoint((request) => request.socket.destroy());
  await expect(submitContact(values, url)).resolves.toBe(false);
});

it('takes a host that is not there as a failure', async () => {
  await expect(submitContact(values, 'http://127.0.0.1:9/')).resolves.toBe(false);
});

it('gives a real submission its ten seconds, and no more', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const url = await endpoint((_request, response) => response.end('{}'));
  await expect(submitContact(values, url)).resolves.toBe(false);
  expect(limit).toHaveBeenCalledWith(contact.timeoutMs);
  expect(SUBMIT_TIMEOUT_MS).toBe(contact.timeoutMs);
  limit.mockRestore();
});

it('waits about two seconds and succeeds when there is no endpoint', async () => {
  jest.useFakeTimers();
  const done = jest.fn();
  const sent = submitContact(values, '').then(done);
  await jest.advanceTimersByTimeAsync(contact.simulatedDelayMs - 100);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await sent;
  expect(done).toHaveBeenCalledWith(true);
  expect(SIMULATED_DELAY_MS).toBe(contact.simulatedDelayMs);
  jest.useRealTimers();
});
