import { contact as copy } from '../../content/pages/contact';
import { comingSoonPaths } from '../../content/routes';
import { getStarted, homeLink, scheduleCall } from '../../content/ui';
import { AFTER_PAINT_MS } from '../../lib/after-paint';
import { contactFields, HONEYPOT } from '../../lib/contact/fields';
import { contact } from '../specification';
import { axeFaults } from '../support/axe';
import {
  expectKept,
  expectPrefilled,
  faultSummary,
  field,
  fillContact,
  message,
  saying,
  sendButton,
} from '../support/contact';
import { examplePage } from '../support/landing';
import {
  holdScripts,
  hydrated,
  loseScripts,
  openedBy,
  requestsOf,
  violations,
  watchFaults,
  watchRest,
  watchViolations,
} from '../support/page';
import { expect, test as aloneTest, visit as test, type Page } from '../support/test';
import { expectInWindow } from '../support/view';

aloneTest(
  'a valid message asks no server, waits about two seconds, thanks and clears',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const rests = watchRest(page);
    await page.clock.install({ time: 0 });
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page);
    await rests();
    const forThePage = asked.length;
    await page.clock.pauseAt(3_600_000);
    await sendButton(page).click();
    await page.clock.runFor(AFTER_PAINT_MS);
    await expect(sendButton(page)).toHaveText(copy.form.submitting);
    await page.clock.runFor(contact.simulatedDelayMs * 0.9);
    await expect(sendButton(page)).toHaveText(copy.form.submitting);
    await page.clock.runFor(contact.simulatedDelayMs * 0.2);
    await expect(page.getByText(contact.success)).toBeVisible();
    await page.clock.resume();
    await expectPrefilled(page, '', '');
    expect(asked.slice(forThePage)).toEqual([]);
    expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  },
);

/** The message is taken after the time that this form, which sends nothing, pretends to need. */
const expectThanks = (page: Page): Promise<void> =>
  expect(page.getByText(contact.success)).toBeVisible({
    timeout: contact.simulatedDelayMs + 5_000,
  });

test('an empty form names each field, focuses the first, and stays accessible', async ({
  page,
}) => {
  // zod tries, where it is let, to evaluate text: the policy would report it.
  await watchViolations(page);
  await page.goto('/contact');
  await hydrated(page);
  await sendButton(page).click();
  await expect(field(page, 'firstName')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const faults = Object.values(contact.messages).map(({ required }) => required);
  for (const fault of faults)
    await expect(page.locator('form p').getByText(fault, { exact: true })).toBeVisible();
  const summary = faultSummary(page);
  await expect(summary).toContainText(`${faults.length} ${copy.form.invalid.other}`);
  await expect(summary.getByRole('link')).toHaveText(faults);
  await expectInWindow(summary);
  await expectInWindow(field(page, 'firstName'));
  expect(await axeFaults(page)).toEqual([]);
  const edges = await page
    .locator('#lastName, #company')
    .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).borderColor));
  expect(new Set(edges).size).toBe(2);
  await field(page, 'firstName').fill('Ada');
  await expect(page.locator('#firstName-error')).toHaveCount(0);
  await expect(page.locator('#lastName-error')).toBeVisible();
});

test('a field that is filled in wrongly says how', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const wrong = { email: 'ada@example', phone: 'after five', message: 'Help!' };
  await fillContact(page, wrong);
  await sendButton(page).click();
  const messages = [
    contact.messages.email.invalid,
    contact.messages.phone.invalid,
    contact.messages.message.invalid,
  ];
  await expect(page.locator('[id$="-error"]')).toHaveText(messages);
  await expect(faultSummary(page)).toContainText(`${messages.length} ${copy.form.invalid.other}`);
});

test.describe('390 by 560, as above a keyboard', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test('a fault leads to its field, and to what the field is called', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await sendButton(page).click();
    const links = faultSummary(page).getByRole('link');
    for (const name of contactFields.filter((each) => each in contact.messages)) {
      await links
        .filter({ hasText: contact.messages[name as keyof typeof contact.messages].required })
        .click();
      await expect(field(page, name)).toBeFocused();
      await expectInWindow(page.locator(`label[for="${name}"]`));
    }
  });

  test('whoever goes on by Tab sees what is wrong with each field', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await sendButton(page).click();
    await expect(field(page, 'firstName')).toBeFocused();
    for (const name of contactFields.slice(1)) {
      await page.keyboard.press('Tab');
      const control = page.locator(`#${name}`);
      await expect(control).toBeFocused();
      if (!(name in contact.messages)) continue;
      await expectInWindow(control);
      await expectInWindow(page.locator(`#${name}-error`));
    }
  });

  test('a field that is pressed stays where it is, also with what is wrong with it out of view', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await sendButton(page).click();
    await expect(field(page, 'firstName')).toBeFocused();
    // Just below the window.
    await page.locator('#phone-error').evaluate((error) => {
      const { top } = error.getBoundingClientRect();
      scrollBy({ top: top - innerHeight, behavior: 'instant' });
    });
    const phone = field(page, 'phone');
    const { x = 0, y = 0, width = 0, height = 0 } = (await phone.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(phone).toBeFocused();
    expect((await phone.boundingBox())?.y).toBe(y);
    await page.mouse.up();
  });

  test('the first field that is wrong is in view with what is wrong', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await fillContact(page, { phone: 'after five' });
    await sendButton(page).click();
    await expect(field(page, 'phone')).toBeFocused();
    await expectInWindow(field(page, 'phone'));
    await expectInWindow(page.locator('#phone-error'));
  });
});

test('an empty form that is sent before the scripts are there is checked by ours', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendButton(page).click();
  await release();
  const faults = Object.values(contact.messages).length;
  await expect(faultSummary(page)).toContainText(`${faults} ${copy.form.invalid.other}`);
  await expect(field(page, 'firstName')).toBeFocused();
});

test('what is no page of ours opens beside unsent words', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  const [coming] = comingSoonPaths;
  const link = page.getByRole('contentinfo').locator(`a[href="${coming?.path}"]`);
  await (await openedBy(page, () => link.click(), `**${coming?.path}`)).close();
  await expect(page).toHaveURL(/\/contact$/);
  await expectKept(page);
});

test('unsent words are found again after soft navigation, and by Back', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await page.getByRole('contentinfo').locator('a[href="/services/managed-it"]').click();
  await expect(page).toHaveURL('/services/managed-it');
  await page.goBack();
  await expectKept(page);
  await page.getByRole('link', { name: homeLink }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: scheduleCall }).click();
  await expect(page).toHaveURL('/contact');
  await expectKept(page);
});

test('words are found again when a plan was chosen, left by Back, and another chosen', async ({
  page,
}) => {
  const { path } = examplePage('plans');
  const plans = page.locator('main a[href^="/contact?plan="]').filter({ visible: true });
  await page.goto(path);
  await hydrated(page);
  await plans.first().click();
  await expect(field(page, 'message')).toHaveValue(/./);
  const first = await field(page, 'message').inputValue();
  await field(page, 'email').fill(message.email);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await plans.nth(1).click();
  await expect(page).toHaveURL(/plan=/);
  await expect(field(page, 'message')).toHaveValue(/./);
  await expect(field(page, 'message')).not.toHaveValue(saying(first));
  await expect(field(page, 'email')).toHaveValue(message.email);
});

test('Get Started and Schedule a Call lead on to the form, to its first empty field', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await field(page, 'firstName').fill('Ada');
  const ways = [
    page.getByRole('banner').getByRole('link', { name: getStarted }).first(),
    page.getByRole('contentinfo').getByRole('link', { name: scheduleCall }),
  ];
  for (const way of ways) {
    await way.click();
    await expect(field(page, 'lastName')).toBeFocused();
    await expectInWindow(field(page, 'lastName'));
    await field(page, 'firstName').focus();
  }
  await expect(field(page, 'firstName')).toHaveValue('Ada');
});

const getStartedInBar = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: getStarted }).first();

test('Get Started does so, and keeps the words, while the scripts are on their way', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'firstName').fill('Ada');
  await getStartedInBar(page).click();
  await release();
  await expect(field(page, 'lastName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
});

test('Get Started keeps the words where the scripts do not come', async ({ page }) => {
  await loseScripts(page);
  const rests = watchRest(page);
  await page.goto('/contact');
  await field(page, 'firstName').fill('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await rests(); // none is on its way: the page asks for them anew once it is loaded
  // The first asks for what is missing, the second loads the page again.
  await getStartedInBar(page).click();
  const loaded = page.waitForEvent('load');
  await getStartedInBar(page).click();
  await loaded;
  await expect(field(page, 'firstName')).toHaveValue('Ada');
});

test('the fields stand in their order, each with its label', async ({ page }) => {
  await page.goto('/contact');
  expect(contactFields).toEqual(contact.fields);
  const tops: number[] = [];
  for (const name of contactFields) {
    const box = await page.locator(`#contact-form [name="${name}"]`).boundingBox();
    tops.push((box?.y ?? 0) * 10_000 + (box?.x ?? 0));
    const label = page.locator(`label[for="${name}"]`);
    await expect(label).toContainText(copy.form.fields[name].label);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the trap for bots lies where nobody sees it', async ({ page }) => {
  await page.goto('/contact');
  const { x = 0, width = 0 } =
    (await page.locator(`#contact-form [name="${HONEYPOT}"]`).boundingBox()) ?? {};
  // Beyond the left edge, where no scrolling leads.
  expect(x + width).toBeLessThan(0);
});

test('the rules load only when the form is touched', async ({ page }) => {
  const scripts = requestsOf(page, 'script');
  const rests = watchRest(page);
  await page.goto('/contact');
  await hydrated(page);
  await rests();
  const before = scripts.length;
  await field(page, 'firstName').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('rules that do not arrive lose no word: the browser says what is missing', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await loseScripts(page);
  await fillContact(page);
  await field(page, 'phone').fill('');
  await sendButton(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await field(page, 'phone').fill(message.phone);
  await expectKept(page);
  await sendButton(page).click();
  await expectThanks(page);
});

test.describe('without scripts and without an endpoint', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter in a field sends the details nowhere', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page);
    const asked = requestsOf(page);
    for (const name of ['email', 'phone'] as const) await field(page, name).press('Enter');
    await expectKept(page);
    expect(asked).toEqual([]);
    await expect(page).toHaveURL('/contact');
  });
});

test('words typed and a form sent before React is there are kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContact(page);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  await release();
  await expectThanks(page);
});

test('a hostile address bar changes nothing', async ({ page }) => {
  const faults = watchFaults(page);
  const rests = watchRest(page);
  await page.goto('/contact?service=%3Cscript%3E&message=javascript:alert(1)&users=1e309#<img>');
  await hydrated(page);
  await rests();
  await expectPrefilled(page, '', '');
  expect(faults).toEqual([]);
});
