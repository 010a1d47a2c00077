import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';
import { routes } from '../../content/routes';
import { photoHost } from '../../lib/env';
import { startNginx } from '../support/nginx';
import { gradientPng } from '../support/png';

/**
 * Every page in a real Firefox, loaded directly and reached by links: no violation of its policy, no
 * error, and React takes it over. Needs an export in out/ and Firefox (Debian: firefox-esr).
 */
const PORT = 4324;
const SITE = `http://127.0.0.1:${PORT}`;
const BINARY = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

if (!existsSync(BINARY)) {
  console.error(`There is no ${BINARY}: install firefox-esr, or set FIREFOX_PATH.`);
  process.exit(1);
}

const faults: string[] = [];
const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready', {
    timeout: 20_000,
  });

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (Reflect.get(window, 'violations') as string[] | undefined) ?? ['?']);
}

const nginx = await startNginx(PORT);
const browser = await launch({ browser: 'firefox', executablePath: BINARY, headless: true });
try {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const kept: string[] = [];
    Reflect.set(window, 'violations', kept);
    document.addEventListener('securitypolicyviolation', (event) =>
      kept.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const photograph = gradientPng(64, 40);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().startsWith(photoHost)) return void request.continue();
    void request.respond({ body: photograph, contentType: 'image/png' });
  });
  let where = '';
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${where}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${where}: ${String(error)}`));

  for (const { path } of routes) {
    where = path;
    await page.goto(`${SITE}${path}`, { waitUntil: 'load' });
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 260);
    await ready(page);
    for (const violation of await violations(page)) faults.push(`${path}: ${violation}`);
  }
  await page.goto(`${SITE}/`, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  await ready(page);
  await page.evaluate(() => Reflect.set(window, 'sameVisit', true));
  let reached = 0;
  for (const { path } of routes) {
    where = `${path} by a link`;
    const clicked = await page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      link?.click();
      return link !== null;
    }, path);
    if (!clicked) continue;
    await page.waitForFunction((href) => location.pathname === href, { timeout: 10_000 }, path);
    reached += 1;
  }
  if (!(await page.evaluate(() => Reflect.get(window, 'sameVisit') === true)))
    faults.push('the visit was interrupted by a full load');
  for (const violation of await violations(page)) faults.push(`by links: ${violation}`);
  console.log(
    `${await browser.version()}: ${routes.length} pages loaded, ${reached} reached by links, ${faults.length} faults`,
  );
} finally {
  await browser.close();
  nginx.kill();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
