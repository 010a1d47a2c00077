import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { routes } from '../../content/routes';
import { photoHost } from '../../lib/env';
import { cardFile } from '../../lib/seo/urls';
import { CACHE, OUT } from '../support/exports';
import { startServe } from '../support/server';
import { withBrowser } from './with-browser';

/**
 * Photographs every route at 1920, 1440, 1024, 768 and 390 px in both themes, into .cache/contact-sheet.
 * `npm run contact-sheet -- <photos>`: a local photo host (`http://127.0.0.1:4400`) or a folder of
 * `<photo id>.jpg` files stands in for the real host. A second argument picks routes by their beginning.
 */
const WIDTHS = [1920, 1440, 1024, 768, 390];
const THEMES = ['dark', 'light'] as const;
const PORT = 4330;
const FOLDER = join(CACHE, 'contact-sheet');

const [photos = '', only = '/'] = process.argv.slice(2);

async function servePhotos(context: BrowserContext): Promise<void> {
  await context.route(`${photoHost}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (/^https?:/.test(photos)) {
      const response = await route
        .fetch({ url: `${photos}${pathname}${search}` })
        .catch(() => null);
      return response ? route.fulfill({ response }) : route.abort();
    }
    const file = join(photos, `${pathname.slice(1)}.jpg`);
    if (photos === '' || !existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: 'image/jpeg' });
  });
}

async function photographRoutes(browser: Browser): Promise<void> {
  const paths = [...routes.map(({ path }) => path), '/no-such-page'].filter((path) =>
    path.startsWith(only),
  );
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 844 : 900 },
        reducedMotion: 'reduce',
      });
      await servePhotos(context);
      await context.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
        // Lazy photographs load when they come near.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 30));
          }
          window.scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        const name = cardFile(path).replace('.', `-${theme}-${width}.`);
        await page.screenshot({ path: join(FOLDER, name), fullPage: true });
      }
      await context.close();
    }
  }
  console.log(`${paths.length * THEMES.length * WIDTHS.length} pictures in ${FOLDER}`);
}

if (!existsSync(join(OUT, 'index.html'))) {
  console.error('There is no export: run "npm run build" first.');
  process.exit(1);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startServe(PORT, OUT);
try {
  await withBrowser(photographRoutes);
} finally {
  server.kill();
}
