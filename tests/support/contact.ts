import { expect, type Locator, type Page } from '@playwright/test';
import { contact } from '../../content/pages/contact';
import type { ContactField } from '../../lib/contact/fields';
import { chosenService, message } from './contact-values';

export { chosenService, message };

/** A field of the contact form, found by its label. */
export const field = (page: Page, name: ContactField): Locator =>
  page.getByLabel(contact.form.fields[name].label, { exact: true });

/** What the form says of its faults, all at once. */
export const faultSummary = (page: Page) => page.locator('#contact-form').getByRole('alert');

export const sendButton = (page: Page) => page.locator('#contact-form button[type=submit]');

export async function fillContact(page: Page, change: Partial<typeof message> = {}): Promise<void> {
  const texts = Object.entries({ ...message, ...change }) as Array<[keyof typeof message, string]>;
  for (const [name, value] of texts) await field(page, name).fill(value);
  await field(page, 'service').selectOption(chosenService);
}

/** Everything that fillContact has written is still there. */
export async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(message) as Array<[keyof typeof message, string]>)
    await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'service')).toHaveValue(chosenService);
}

/** A field's value that holds these words. */
export const saying = (words: string): RegExp =>
  new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** What the form was given by the page that led here; two empty strings when nothing. */
export async function expectPrefilled(
  page: Page,
  service: string | RegExp,
  words: string | RegExp,
): Promise<void> {
  await expect(field(page, 'service')).toHaveValue(service);
  await expect(field(page, 'message')).toHaveValue(words);
}
