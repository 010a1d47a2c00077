import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility faults of a page, as `rule: element`: WCAG 2.2 AA and axe's best practices, or only the
 * given rules.
 */
export async function axeFaults(page: Page, only: readonly string[] = []): Promise<string[]> {
  // No frames to gather from and no passes to describe: a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const chosen = only.length > 0 ? axe.withRules([...only]) : axe.withTags(RULES);
  const { violations, passes } = await chosen.analyze();
  if (passes.length < (only.length || 10)) return ['axe looked at nothing'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
