import type { Page } from '@playwright/test';

/** A filled contact form, field by label. */
export const message = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone: '(416) 555-0142',
  Message: 'Our server is five years old and slow.',
};

export async function fillContact(page: Page, change: Partial<typeof message> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...message, ...change })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Service', { exact: true }).selectOption('Cloud Services');
}

export const sendButton = (page: Page) => page.locator('button[type=submit]');
