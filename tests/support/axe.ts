import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessibility faults of a page: WCAG 2.2 AA and axe's best practices, as `rule: element`. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  if (passes.length < 10) return ['axe looked at nothing'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
