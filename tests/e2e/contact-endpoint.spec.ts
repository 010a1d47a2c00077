import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { company } from '../../content/company';
import { contact as copy } from '../../content/pages/contact';
import { homeLink } from '../../content/ui';
import { AFTER_PAINT_MS } from '../../lib/after-paint';
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
import {
  CHUNKS,
  cursorAt,
  gate,
  holdScripts,
  hydrated,
  idle,
  PAYLOADS,
  watchFaults,
} from '../support/page';
import {
  CONTACT_ENDPOINT,
  CONTACT_FIELDS,
  ENDPOINT_PORT,
  ENDPOINT_SITE_PORT,
} from '../support/ports';
import { expect, test as aloneTest, visit as test, type Page, type Route } from '../support/test';
import { inTranslation, translated } from '../support/translation';
import { expectInWindow, WINDOWS } from '../support/view';

// One server for the whole file: its tests run one after the other, and one fault hides no other.
test.describe.configure({ mode: 'default' });
const SITE = `http://localhost:${ENDPOINT_SITE_PORT}`;
test.use({ baseURL: SITE });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
let received: Array<{ type: string | undefined; body: string }> = [];
let server: Server;

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
const saying =
  (code: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, { ...OPEN, ...headers }).end(body);
const status = (code: number): Answer => saying(code, '{}');
/** Leads on to a page that answers 200, as a host does that wants the address in another way. */
const redirect: Answer = (request, response) =>
  request.method === 'POST' && request.url === new URL(CONTACT_ENDPOINT).pathname
    ? saying(302, '', { Location: '/elsewhere' })(request, response)
    : status(200)(request, response);

/** Fills the form in a page whose labels are in another language. */
async function fillById(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(message)) await page.locator(`#${name}`).fill(value);
  await page.locator('#service').selectOption({ label: inTranslation(chosenService) });
}

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
        .end();
      return;
    }
    // Another test file's pages may know this address, too.
    if (request.headers.origin !== SITE) {
      response.writeHead(403).end();
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

test('200: the trimmed values arrive as JSON, with the fixed fields, once, and the form is cleared', async ({
  page,
}) => {
  const { open, opened } = gate();
  answer = (request, response) => void opened.then(() => status(200)(request, response));
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page, { firstName: `  ${message.firstName}  ` });
  await sendButton(page).dblclick();
  // Playwright would wait for a button that says aria-disabled; an impatient visitor does not.
  await sendButton(page).click({ force: true });
  const { x = 0, y = 0 } = (await sendButton(page).boundingBox()) ?? {};
  expect(await cursorAt(page, x + 20, y + 20)).not.toBe('pointer');
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  expect(received).toHaveLength(1);
  expect(received[0]?.type).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    ...CONTACT_FIELDS,
    ...message,
    company: '',
    service: chosenService,
  });
});

test('a second click that comes after the answer finds the thanks, and no faults', async ({
  page,
}) => {
  answer = status(200);
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await sendButton(page).click();
  const thanks = page.locator('[data-answer]').filter({ hasText: contact.success });
  await expect(thanks).toBeFocused();
  await sendButton(page).click();
  await expect(thanks).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  expect(received).toHaveLength(1);
});

for (const [name, text] of [
  ['100,000 characters', 'ab '.repeat(33_334).trim()],
  ['emoji', '😀'.repeat(12)],
  ['right-to-left text', 'مرحبا بالعالم، هذا اختبار'],
  ['markup', '<script>window.__hit = 1</script><img src=x onerror="window.__hit = 1">'],
] as const) {
  test(`a message of ${name} arrives as it was written`, async ({ page }) => {
    answer = status(200);
    const firstName = text.slice(0, 2_000);
    const faults = watchFaults(page);
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page, { message: text, firstName });
    await sendButton(page).click();
    await expect(page.getByText(contact.success)).toBeVisible();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ message: text, firstName });
    expect(await page.evaluate(() => '__hit' in window)).toBe(false);
    expect(faults).toEqual([]);
  });
}

// One of each kind: tests/unit/lib/contact/submit.test.ts has every status, redirect and no.
const failures: ReadonlyArray<[string, Answer]> = [
  ['500', status(500)],
  ['a dropped connection', (request) => request.socket.destroy()],
  ['a redirect', redirect],
  ['200 without leave to read it', (_request, response) => void response.writeHead(200).end('{}')],
  [
    '200 cut in the middle',
    (_request, response) => {
      response.writeHead(200, { ...OPEN, 'Content-Length': '400' });
      response.write('{"success":true}', () => response.socket?.destroy());
    },
  ],
];
/** Says that the message was not sent, has kept it, and sends it once the server answers. */
async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByText(contact.failure)).toBeVisible();
  await expectKept(page);
  answer = status(200);
  await sendButton(page).click();
  await expect(page.getByText(contact.success)).toBeVisible();
}
for (const [name, reply] of failures) {
  test(`${name}: the banner shows and every word stays`, async ({ page }) => {
    answer = reply;
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await sendButton(page).click();
    await expectFailure(page);
  });
}
aloneTest(
  'a server that never answers has ten seconds; then the banner shows and every word stays',
  async ({ page }) => {
    answer = () => undefined;
    await page.clock.install({ time: 0 });
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await page.clock.pauseAt(3_600_000);
    await sendButton(page).click();
    await page.clock.runFor(AFTER_PAINT_MS);
    await expect.poll(() => received).toHaveLength(1);
    await page.clock.runFor(contact.timeoutMs * 0.9);
    await expect(sendButton(page)).toHaveText(copy.form.submitting);
    await page.clock.runFor(contact.timeoutMs * 0.2);
    await page.clock.resume();
    await expectFailure(page);
  },
);

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

/** Fills the form in and sends it. It is answered when what is returned is called. */
async function send(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  answer = (request, response) => void opened.then(() => status(200)(request, response));
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(copy.form.submitting);
  return open;
}

test('words written while the message is under way stay, those that were sent go', async ({
  page,
}) => {
  const open = await send(page);
  await field(page, 'message').fill('One thing more: we move in May.');
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('One thing more: we move in May.');
  await expect(field(page, 'firstName')).toHaveValue('');
});

test('whoever comes back to the form by Back is led to the answer of a message on its way', async ({
  page,
}) => {
  const open = await send(page);
  await page.getByRole('link', { name: homeLink }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(sendButton(page)).toHaveText(copy.form.submitting);
  open();
  const answered = page.getByText(contact.success);
  await expect(answered).toBeFocused();
  await expect(answered).toBeInViewport();
});

test('whoever reads the page while a message is on its way is not taken from there', async ({
  page,
}) => {
  const open = await send(page);
  await page.locator('h1').dblclick();
  await expect(page.locator('main')).toBeFocused();
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await idle(page); // what leads there comes after what is drawn
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('h1')).toBeInViewport();
});

test('a message is under way, and a link leads to a page of another deploy: how it went is said first', async ({
  page,
}) => {
  const open = await send(page);
  // The router finds that the page is of another deploy, and would load it.
  await page.evaluate(() =>
    window.navigation.addEventListener('navigate', ({ defaultPrevented, destination }) => {
      if (!destination.sameDocument) Object.assign(window, { keptHere: defaultPrevented });
    }),
  );
  await page.route(PAYLOADS, (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.locator('footer a[href="/services/managed-it"]').click();
  await page.waitForFunction(() => Reflect.get(window, 'keptHere') === true);
  open();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('');
  expect(await page.evaluate(() => 'keptHere' in window)).toBe(true);
  expect(received).toHaveLength(1);
});

test.describe('a page that the browser translates', () => {
  test.beforeEach(async ({ page }) => {
    answer = status(200);
    await translated(page);
    await page.goto('/contact');
    await expect(page.locator('#service option').nth(2)).toHaveText(inTranslation(chosenService));
  });

  test('says what is wrong, sends, and sends our names of the services', async ({ page }) => {
    await hydrated(page);
    await sendButton(page).click();
    await expect(page.locator('#service-error')).toBeVisible();
    await fillById(page);
    await sendButton(page).click();
    await expect(page.getByText(inTranslation(contact.success))).toBeVisible();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ service: chosenService });
  });

  test('sends what was sent before React was there', async ({ page }) => {
    const release = await holdScripts(page);
    await fillById(page);
    await sendButton(page).click();
    await release();
    await expect(page.getByText(inTranslation(contact.success))).toBeVisible();
    expect(received).toHaveLength(1);
  });

  test('keeps what was typed and chosen before React was there', async ({ page }) => {
    const release = await holdScripts(page);
    await fillById(page);
    await release();
    for (const [name, value] of Object.entries(message))
      await expect(page.locator(`#${name}`)).toHaveValue(value);
    await expect(page.locator('#service')).toHaveValue(chosenService);
  });
});

/** How long the form waits for its rules. */
const RULES_MS = 5_000;
/** What may become of the form's rules, which come when the form is touched. */
const lostRules: ReadonlyArray<[string, (route: Route) => unknown]> = [
  ['404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['broken', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1; {' })],
  ['never there', () => undefined],
];
for (const [fault, answerRules] of lostRules) {
  aloneTest(
    `rules that are ${fault}: the browser checks instead, and the message is sent`,
    async ({ page }) => {
      answer = status(200);
      await page.clock.install();
      await page.goto('/contact');
      await hydrated(page);
      await page.route(CHUNKS, (route) => void answerRules(route));
      await fillContact(page, { email: 'nowhere' });
      await sendButton(page).click();
      await page.clock.runFor(RULES_MS);
      await expect(field(page, 'email')).toBeFocused();
      await expect(sendButton(page)).toHaveText(copy.form.submit);
      expect(received).toEqual([]);
      await field(page, 'email').fill(message.email);
      await sendButton(page).click();
      await expect(page.getByText(contact.success)).toBeVisible();
      expect(received).toHaveLength(1);
    },
  );
}

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

  test('the same form posts to the same address by itself, fixed fields and all', async ({
    page,
  }) => {
    answer = status(200);
    await page.goto('/contact');
    await fillContact(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(CONTACT_ENDPOINT);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      ...CONTACT_FIELDS,
      ...message,
      company: '',
      service: chosenService,
      [HONEYPOT]: '',
    });
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    expect(received).toEqual([]);
  });
});
