/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  SIMULATED_DELAY_MS,
  SUBMIT_TIMEOUT_MS,
  submitContact,
  type Delivery,
} from '@/lib/contact/submit';
import { contact } from '../../../specification';
import { validValues } from '../../../support/contact-values';

const values = { ...validValues, message: 'Zwölf Boxkämpfer 😀' };

/** Sends the values as JSON, with no field but the form's own. */
const send = (address: string) =>
  submitContact(values, { endpoint: address, format: 'json', fields: [] });

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
  await expect(send(url)).resolves.toBe(true);
  expect([method, type]).toEqual(['POST', 'application/json']);
  expect(JSON.parse(body)).toEqual(values);
});

it.each([400, 404, 429, 500, 503])('takes status %p as a failure', async (status) => {
  const url = await endpoint((_request, response) => response.writeHead(status).end('no'));
  await expect(send(url)).resolves.toBe(false);
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
    await expect(send(url)).resolves.toBe(false);
    expect(asked).toEqual(['POST /form']);
  },
);

it.each([200, 201, 202, 204])('takes status %p as delivered', async (status) => {
  const url = await endpoint((_request, response) => response.writeHead(status).end());
  await expect(send(url)).resolves.toBe(true);
});

it('takes a part of an answer, which nobody asked for, as a failure', async () => {
  const url = await endpoint((_request, response) => response.writeHead(206).end('{}'));
  await expect(send(url)).resolves.toBe(false);
});

it.each([
  ['its length', { 'Content-Length': '400' }],
  ['its last chunk', { 'Transfer-Encoding': 'chunked' }],
])('takes an answer cut before %s as a failure', async (_name, headers) => {
  const url = await endpoint((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.write('{"success":true}', () => response.socket?.destroy());
  });
  await expect(send(url)).resolves.toBe(false);
});

it('takes an answer whose end does not come within the ten seconds as a failure', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    return controller.signal;
  });
  const url = await endpoint((_request, response) => response.writeHead(200).write('{'));
  await expect(send(url)).resolves.toBe(false);
  limit.mockRestore();
});

it('takes a no in the answer’s own words as a failure', async () => {
  const url = await endpoint((_request, response) => response.end('{"success":"false"}'));
  await expect(send(url)).resolves.toBe(false);
});

it('takes an answer that the browser may not read as a failure', async () => {
  const opaque = { ok: false, type: 'opaque', status: 0 } as Response;
  const fetched = jest.spyOn(global, 'fetch').mockResolvedValue(opaque);
  await expect(send('http://127.0.0.1:9/')).resolves.toBe(false);
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('mode', 'no-cors');
  fetched.mockRestore();
});

it('takes a dropped connection as a failure', async () => {
  const url = await endpoint((request) => request.socket.destroy());
  await expect(send(url)).resolves.toBe(false);
});

it('takes a host that is not there as a failure', async () => {
  await expect(send('http://127.0.0.1:9/')).resolves.toBe(false);
});

it('gives a real submission its ten seconds, and no more', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const url = await endpoint((_request, response) => response.end('{}'));
  await expect(send(url)).resolves.toBe(false);
  expect(limit).toHaveBeenCalledWith(contact.timeoutMs);
  expect(SUBMIT_TIMEOUT_MS).toBe(contact.timeoutMs);
  limit.mockRestore();
});

it('waits about two seconds and succeeds when there is no endpoint', async () => {
  jest.useFakeTimers();
  const done = jest.fn();
  const sent = send('').then(done);
  await jest.advanceTimersByTimeAsync(contact.simulatedDelayMs - 100);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await sent;
  expect(done).toHaveBeenCalledWith(true);
  expect(SIMULATED_DELAY_MS).toBe(contact.simulatedDelayMs);
});

describe('a form service', () => {
  interface Posted {
    url: string | undefined;
    type: string;
    accept: string;
    body: string;
  }
  type Said = [status: number, body: string, headers?: Record<string, string>];

  const PAGE = '<!DOCTYPE html><title>Home</title>';
  const JSON_TYPE = 'application/json';
  const FORM_TYPE = 'application/x-www-form-urlencoded';

  /** A function of one’s own, on any host, that knows nothing but the fields of the form. */
  const plainFunction = ({ type, body }: Posted): Said =>
    type === JSON_TYPE && JSON.parse(body).message === values.message
      ? [204, '']
      : [400, 'Bad Request'];

  /** formspree.io/f/<id>: to whom accepts JSON it answers in JSON, to all others with its own page. */
  const formspree = ({ url, accept, type, body }: Posted): Said => {
    if (accept !== JSON_TYPE) return [302, '', { Location: '/thanks' }];
    if (url !== '/f/mabcdefg') return [404, '{"error":"Form not found"}'];
    const message = type === JSON_TYPE ? JSON.parse(body).message : undefined;
    return message === values.message
      ? [200, '{"next":"/thanks?language=en","ok":true}']
      : [422, '{"errors":[{"field":"message","code":"REQUIRED_FIELD_MISSING"}]}'];
  };

  /** api.web3forms.com/submit: one address for everybody, told apart by a key in the body. */
  const web3forms = ({ type, body }: Posted): Said => {
    const given = type === JSON_TYPE ? JSON.parse(body) : {};
    return given.access_key === 'key-of-ours' && given.message === values.message
      ? [200, '{"success":true,"message":"Email sent successfully!"}']
      : [400, '{"success":false,"message":"Form data is not valid."}'];
  };

  /** usebasin.com/f/<id>: takes forms, and answers them in JSON. */
  const basin = ({ url, accept, type, body }: Posted): Said => {
    if (accept !== JSON_TYPE) return [200, PAGE];
    return url === '/f/1a2b3c' && new URLSearchParams(body).get('message') && type === FORM_TYPE
      ? [200, '{"success":true}']
      : [422, '{"success":false,"error":"Invalid form"}'];
  };

  /** Any page of a site on Netlify: the page for a form that it knows, and 404 for all others. */
  const netlify = ({ type, body }: Posted): Said => {
    const name = type === FORM_TYPE ? new URLSearchParams(body).get('form-name') : null;
    return [name === 'contact' ? 200 : 404, PAGE, { 'X-Nf-Request-Id': '01JXYZ' }];
  };

  /** A static host that shows its page to whoever asks in whichever way. */
  const anyHost = (): Said => [200, PAGE];

  const toNetlify: Delivery = { endpoint: '/', format: 'form', fields: [['form-name', 'contact']] };
  const key = ['access_key', 'key-of-ours'] as const;
  const json = (path: string, ...fields: Delivery['fields']): Delivery => ({
    endpoint: path,
    format: 'json',
    fields,
  });

  it.each<[boolean, string, Delivery, (posted: Posted) => Said]>([
    [true, 'a function', json('/api/contact'), plainFunction],
    [false, 'a function that is sent a form', { ...json('/api'), format: 'form' }, plainFunction],
    [true, 'Formspree', json('/f/mabcdefg'), formspree],
    [false, 'Formspree, with the id of no form', json('/f/other'), formspree],
    [true, 'Web3Forms', json('/submit', key), web3forms],
    [false, 'Web3Forms without the key', json('/submit'), web3forms],
    [true, 'Basin', { ...json('/f/1a2b3c'), format: 'form' }, basin],
    [false, 'Basin, with the id of no form', { ...json('/f/other'), format: 'form' }, basin],
    [true, 'Netlify Forms', toNetlify, netlify],
    [false, 'Netlify without the name of a form', { ...toNetlify, fields: [] }, netlify],
    [false, 'Netlify that is sent JSON', { ...toNetlify, format: 'json' }, netlify],
    [false, 'a page of another host', toNetlify, anyHost],
    [
      false,
      'a page of Netlify’s for no form of ours',
      json('/', key),
      () => [200, PAGE, { 'X-Nf-Request-Id': '01JXYZ' }],
    ],
    [
      false,
      'Netlify’s mark on words that say no',
      toNetlify,
      () => [200, '{"error":"rate limit"}', { 'X-Nf-Request-Id': '01JXYZ' }],
    ],
  ])('says %p: %s', async (delivered, _name, delivery, service) => {
    const posted: Posted[] = [];
    const url = await endpoint((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const { 'content-type': type = '', accept = '' } = request.headers;
        posted.push({ url: request.url, type, accept, body });
        const [status, answer, headers] = service({ url: request.url, type, accept, body });
        response.writeHead(status, headers).end(answer);
      });
    });
    // A browser completes the path with the address of its page; node has none.
    const { fetch } = globalThis;
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((path, init) => fetch(new URL(String(path), url), init));
    try {
      await expect(submitContact(values, delivery)).resolves.toBe(delivered);
    } finally {
      fetched.mockRestore();
    }
    expect(posted).toHaveLength(1);
    const [{ type = '', body = '' } = {}] = posted;
    const fields = Object.fromEntries(delivery.fields);
    expect(
      type === JSON_TYPE ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
    ).toEqual({
      ...fields,
      ...values,
    });
  });
});
