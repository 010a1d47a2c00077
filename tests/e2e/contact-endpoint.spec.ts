import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { company } from '../../content/company';
import { contact as copy } from '../../content/pages/contact';
import { HONEYPOT } from '../../lib/contact/fields';
import { contact } from '../specification';
import {
  chosenService,
  expectKept,
  field,
  fillContact,
  message,
  sendButton,
} from '../support/contact';
import { gate, hydrated } from '../support/page';
import { CONTACT_ENDPOINT, ENDPOINT_PORT, ENDPOINT_SITE_PORT } from '../support/ports';
import { expect, test } from '../support/test';
import { expectInWindow, WINDOWS } from '../support/view';

// One server for the whole file: its tests run one after the other, and one fault hides no other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${ENDPOINT_SITE_PORT}` });

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
  const { open, opened } = gate();
  answer = (request, response) => void opened.then(() => status(200)(request, response));
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page, { firstName: `  ${message.firstName}  ` });
  await sendButton(page).dblclick();
  // Playwright would wait for a button that says aria-disabled; an impatient visitor does not.
  await sendButton(page).click({ force: true });
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  expect(received).toHaveLength(1);
  expect(received[0]?.type).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    ...message,
    company: '',
    service: chosenService,
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
    await expect(page.getByText(contact.failure)).toBeVisible({
      timeout: contact.timeoutMs + 5_000,
    });
    await expectKept(page);
    answer = status(200);
    await sendButton(page).click();
    await expect(page.getByText(contact.success)).toBeVisible();
  });
}

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('failure and success come into view, with the focus', async ({ page }) => {
      answer = status(500);
      await page.goto('/contact');
      await hydrated(page);
      await fillContact(page);
      await sendButton(page).click();
      const banner = page.locator('[data-answer]');
      await expect(banner).toContainText(contact.failure);
      await expect(banner).toBeFocused();
      await expectInWindow(banner);
      await expect(banner.getByRole('link', { name: company.phone.label })).toHaveAttribute(
        'href',
        company.phone.href,
      );
      await expect(banner.getByRole('link', { name: company.email })).toBeVisible();
      answer = status(200);
      await sendButton(page).click();
      await expect(banner).toContainText(contact.success);
      await expect(banner).toBeFocused();
      await expectInWindow(banner);
    });
  });
}

test('words written while the message is under way stay, those that were sent go', async ({
  page,
}) => {
  const { open, opened } = gate();
  answer = (request, response) => void opened.then(() => status(200)(request, response));
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(copy.form.submitting);
  await field(page, 'message').fill('One thing more: we move in May.');
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('One thing more: we move in May.');
  await expect(field(page, 'firstName')).toHaveValue('');
});

test('a bot that fills the hidden field sends nothing', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await page
    .locator(`[name="${HONEYPOT}"]`)
    .evaluate((input: HTMLInputElement) => (input.value = 'spam'));
  await sendButton(page).click();
  await expect(page.getByText(contact.failure)).toBeVisible();
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
    expect(new URLSearchParams(received[0]?.body).get('message')).toBe(message.message);
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    expect(received).toEqual([]);
  });
});
