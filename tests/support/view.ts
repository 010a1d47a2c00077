import { expect, type Locator } from '@playwright/test';

/** The two windows in which visitors are tried. */
export const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Waits until an element stands whole between the bar and the lower edge of the window. */
export async function expectInWindow(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect
    .poll(() =>
      element.evaluate((target) => {
        const { top, bottom } = target.getBoundingClientRect();
        const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        return { underTheBar: top < bar - 1, belowTheWindow: bottom > innerHeight + 1 };
      }),
    )
    .toEqual({ underTheBar: false, belowTheWindow: false });
}
