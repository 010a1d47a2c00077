import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { comesToRest } from './page';

/** axe for pages, each of which has to read it: less than half as long as what its name alone leads to. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that many pages have nothing for: links within a text. */
export const IN_TEXT = 'link-in-text-block';

/** What axe measured of a contrast that is too low. */
interface Contrast {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** Colours once, with their ratio, where they stand first and how often; every other fault by itself. */
function faultsOf({ id, nodes }: axe.Result): string[] {
  const found = nodes.map(({ target, html, any }) => {
    const [place, data] = [target.join(' '), any[0]?.data as Contrast | undefined];
    if (id === 'heading-order') return [`${id}: ${place}: ${html}`, ''] as const;
    if (!data?.fgColor) return [`${id}: ${place}`, ''] as const;
    const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = data;
    const colours = `${id}: ${fgColor} on ${bgColor} is ${contrastRatio}:1, not ${expectedContrastRatio}`;
    return [colours, place] as const;
  });
  const places = new Map<string, string[]>();
  for (const [fault, place] of found) places.set(fault, [...(places.get(fault) ?? []), place]);
  return [...places].map(([fault, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return first ? `${fault}: ${first}${more}` : fault;
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Accessibility faults of a page at rest, as `rule: element`: WCAG 2.2 AA and axe's best practices, or only
 * the given rules.
 */
export async function axeFaults(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  await comesToRest(page);
  // Two thirds of a megabyte of script: once a page, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate(
    (only) => {
      // No frames to gather from and no passes to describe: a quarter of the time.
      return window.axe.run({ runOnly: only, resultTypes: ['violations'], iframes: false });
    },
    [...rules],
  );
  const looked =
    rules === RULES
      ? passes.length >= 10
      : rules.every((rule) => rule === IN_TEXT || passes.some(({ id }) => id === rule));
  if (!looked) return ['axe looked at nothing'];
  return violations.flatMap(faultsOf);
}
