import { axeFaults } from '../support/axe';
import { fillContact, message, sendButton } from '../support/contact';
import { hydrated, watchFaults } from '../support/page';
import { expect, test } from '../support/test';

const SUCCESS = "Thank you for your message! We'll get back to you within 24 hours.";

test('a valid message asks no server, waits about two seconds, thanks and clears', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  const started = Date.now();
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending…');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(1_900);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('');
  expect(posts).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('an empty form names each field, focuses the first, and stays accessible', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await sendButton(page).click();
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Please select a service',
    'Message is required',
  ]) {
    await expect(page.locator('form p').getByText(text)).toBeVisible();
  }
  await expect(
    page.getByRole('alert').filter({ hasText: '6 fields need your attention' }),
  ).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('First name', { exact: true }).fill('Ada');
  await expect(page.locator('#firstName-error')).toHaveCount(0);
  await expect(page.locator('#lastName-error')).toBeVisible();
});

test('the rules load only when the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForTimeout(300);
  const before = scripts.length;
  await page.getByLabel('First name', { exact: true }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('rules that do not arrive lose no word', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await fillContact(page);
  await sendButton(page).click();
  await expect(page.getByText('Sorry, there was an error sending your message.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message);
});

test('words typed and a form sent before React is there are kept', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContact(page);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

for (const [name, text] of [
  ['100,000 characters', 'ab '.repeat(33_334).trim()],
  ['emoji', '😀'.repeat(12)],
  ['right-to-left text', 'مرحبا بالعالم، هذا اختبار'],
  ['markup', '<script>window.__hit = 1</script><img src=x onerror="window.__hit = 1">'],
] as const) {
  test(`a message of ${name} is taken as it is`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page, { Message: text, 'First name': text.slice(0, 2_000) });
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(text);
    await sendButton(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined();
    expect(faults).toEqual([]);
  });
}

test('a hostile address bar changes nothing', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/contact?service=%3Cscript%3E&message=javascript:alert(1)&users=1e309#<img>');
  await hydrated(page);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(faults).toEqual([]);
});
