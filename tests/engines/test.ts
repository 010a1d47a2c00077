import { expect, test as base, type TestInfo } from '@playwright/test';
import { keepPicture } from '../support/keep-picture';
import type { Settings } from './engine';
import { startFirefox } from './firefox';
import { Visit } from './visit';
import { startWebKit } from './webkit';

const engines = { Firefox: startFirefox, WebKit: startWebKit };
export type EngineName = keyof typeof engines;

const USUAL: Settings = { scripts: true, old: false };
const keyOf = ({ scripts, old }: Settings): string => JSON.stringify({ scripts, old });

interface Once {
  engineName: EngineName;
  /** The windows of a project, by their settings; each is started for the first journey that wants it. */
  windows: Map<string, Visit>;
}
interface Each extends Settings {
  window: Visit;
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
  scripts: [USUAL.scripts, { option: true }],
  old: [USUAL.old, { option: true }],
  windows: [
    async ({}, use) => {
      const windows = new Map<string, Visit>();
      await use(windows);
      await Promise.all([...windows.values()].map((window) => window.end()));
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ engineName, scripts, old, windows }, use) => {
      const settings = { scripts, old };
      const key = keyOf(settings);
      const window = windows.get(key) ?? (await Visit.start(() => engines[engineName](settings)));
      windows.set(key, window);
      await use(window);
    },
    { timeout: 60_000 }, // its start, which is no part of the journey
  ],
  visit: ({ window }, use, info) => journey(window, use, info),
});

/** Gives the journeys of a file a window of their own, which is closed after the last of them. */
export function ownWindow(settings: Partial<Settings>): void {
  test.use(settings);
  test.afterAll(async ({ windows }) => {
    const key = keyOf({ ...USUAL, ...settings });
    const window = windows.get(key);
    windows.delete(key);
    await window?.end();
  });
}

export { expect };
