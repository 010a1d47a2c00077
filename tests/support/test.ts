import { test as base } from '@playwright/test';
import { photoHost } from '../../lib/env';
import { gradientPng } from './png';

const photograph = gradientPng(64, 40);

/** Playwright's test, on a machine that cannot reach the photo host: a real image answers in its place. */
export const test = base.extend<{ photographs: void }>({
  photographs: [
    async ({ context }, use) => {
      await context.route(`${photoHost}/**`, (route) =>
        route.fulfill({ body: photograph, contentType: 'image/png' }),
      );
      await use();
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page, type Route } from '@playwright/test';
