import { spawn, type ChildProcess } from 'node:child_process';
import { articles } from '../../content/articles';
import { backToResources, readMore } from '../../content/ui';
import { article } from '../specification';
import { NEXT } from '../support/copy';
import { DEV_PORT } from '../support/ports';
import { expect as expectSoon, test } from '../support/test';

/** Every page is compiled when it is first asked for: on a busy machine that takes a while. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** What a marketer sees in `next dev`. */
let server: ChildProcess;

test.beforeAll(async () => {
  server = spawn('node', [NEXT, 'dev', '-p', String(DEV_PORT)], {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const up = () =>
    fetch(`http://localhost:${DEV_PORT}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(up, { timeout: 60_000 }).toBe(true);
});
test.afterAll(() => {
  server.kill();
});

test('next dev shows an unknown article as one, and a known one as itself', async ({ page }) => {
  test.slow();
  const missing = await page.goto(`http://localhost:${DEV_PORT}/resources/no-such-article`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.unknown);
  await page.getByRole('link', { name: backToResources }).click();
  await page.getByRole('link', { name: readMore }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
  await expect(page.getByRole('link', { name: backToResources })).toBeVisible();
});
