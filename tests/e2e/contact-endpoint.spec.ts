import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fillContact, message, sendButton } from '../support/contact';
import { hydrated } from '../support/page';
import { CONTACT_ENDPOINT, ENDPOINT_PORT, ENDPOINT_SITE_PORT } from '../support/ports';
import { expect, test } from '../support/test';

// One server for the whole file: its tests run one after the other, and one fault hides no other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${ENDPOINT_SITE_PORT}` });

const FAILURE =
  'Sorry, there was an error sending your message. Please try again or contact us directly.';
const SUCCESS = "Thank you for your message! We'll get back to you within 24 hours.";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
let received: Array<{ type: string | undefined; body: string }> = [];
let server: Server;

const status =
  (code: number): Answer =>
  (_request, response) => {
    response.writeHead(code, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json',
    });
    response.end('{}');
  };

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
        .end();
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(ENDPOINT_PORT, '127.0.0.1', resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => {
  received = [];
});

test('200: the trimmed values arrive as JSON, once, and the form is cleared', async ({ page }) => {
  answer = (request, response) => setTimeout(() => status(200)(request, response), 400);
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page, { 'First name': '  Ada  ' });
  await sendButton(page).dblclick();
  // Playwright would wait for a button that says aria-disabled; an impatient visitor does not.
  await sendButton(page).click({ force: true });
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(received).toHaveLength(1);
  expect(received[0]?.type).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    company: '',
    phone: '(416) 555-0142',
    service: 'Cloud Services',
    message: message.Message,
  });
});

const failures: ReadonlyArray<[string, Answer]> = [
  ['400', status(400)],
  ['500', status(500)],
  ['a dropped connection', (request) => request.socket.destroy()],
  ['a server that never answers', () => undefined],
];
for (const [name, reply] of failures) {
  test(`${name}: the banner shows and every word stays`, async ({ page }) => {
    answer = reply;
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await sendButton(page).click();
    await expect(page.getByText(FAILURE)).toBeVisible({ timeout: 15_000 });
    for (const [label, value] of Object.entries(message)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Cloud Services');
    answer = status(200);
    await sendButton(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
  });
}

test('a bot that fills the hidden field sends nothing', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await page
    .locator('[name="_gotcha"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'spam'));
  await sendButton(page).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  expect(received).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form posts to the same address by itself', async ({ page }) => {
    answer = status(200);
    await page.goto('/contact');
    await fillContact(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(CONTACT_ENDPOINT);
    expect(new URLSearchParams(received[0]?.body).get('message')).toBe(message.Message);
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    expect(received).toEqual([]);
  });
});
