import { expect, test as base, type TestInfo } from '@playwright/test';
import { keepPicture } from '../support/keep-picture';
import { startFirefox } from './firefox';
import { Visit } from './visit';
import { startWebKit } from './webkit';

const engines = { Firefox: startFirefox, WebKit: startWebKit };
export type EngineName = keyof typeof engines;

interface Once {
  engineName: EngineName;
  scripts: boolean;
  old: boolean;
  /** The window of all journeys of a project. */
  window: Visit;
}
interface Each {
  visit: Visit;
}

/** Lets a journey use a window, and fails it for any fault that it did not expect. */
async function journey(window: Visit, go: (visit: Visit) => Promise<void>, info: TestInfo) {
  await window.begin();
  await go(window);
  await keepPicture(info, 'window', window.engine.picture);
  expect(window.surprises()).toEqual([]);
}

/** Playwright's test, with the visit of another engine in place of its own page. A project names the engine. */
export const test = base.extend<Each, Once>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  old: [false, { option: true, scope: 'worker' }],
  window: [
    async ({ engineName, scripts, old }, use) => {
      const window = await Visit.start(() => engines[engineName]({ scripts, old }));
      await use(window);
      await window.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: ({ window }, use, info) => journey(window, use, info),
});

export { expect };
