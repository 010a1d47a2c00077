import type { Page } from '@playwright/test';
import { NAVIGATION_LIMIT_MS } from '../../lib/navigation/soft-navigation';
import { ARRIVAL_LIMIT_MS, START_LIMIT_MS } from '../../lib/page-script/loading';

/** How long a page waits for its scripts, in milliseconds. */
export const SCRIPT_LIMITS = [ARRIVAL_LIMIT_MS, START_LIMIT_MS];
/** These, and how long it waits for a step to another page. What else has one of these times waits with them. */
export const LIMITS = [...SCRIPT_LIMITS, NAVIGATION_LIMIT_MS];

/** In the page: waits a hundred times as long, where it would wait one of these times. */
export function waitLonger(limits: readonly number[]): void {
  const wait = window.setTimeout;
  window.setTimeout = ((act: () => void, time = 0, ...more: unknown[]) =>
    wait(act, limits.includes(time) ? 100 * time : time, ...more)) as typeof window.setTimeout;
}

/** Has a page's documents wait longer: how long a step or a script takes here says nothing of the page. */
export const liftLimits = (page: Page): Promise<unknown> => page.addInitScript(waitLonger, LIMITS);
