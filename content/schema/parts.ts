import { z } from 'zod';
import { CALCULATOR_ID } from '@/lib/estimators/calculator-id';
import { childrenOf } from './children';
import { shownOf } from './landing';

/** What content calls a section, where its page gives it another id. */
const ID_OF: Readonly<Record<string, string>> = {
  cards: 'services',
  estimator: CALCULATOR_ID,
  faqs: 'faq',
  practices: 'quality',
  steps: 'process',
  tabs: 'services',
  trust: 'figures',
};

/** What stands under a heading of its own and is no part of the page that one could lead to. */
const NO_PART = ['meta', 'hero', 'instrument', 'closing'];

/** The ids of the sections that a page shows, in the order of its content: tests/export looks for each. */
export function partsOf(page: object): string[] {
  const shown = shownOf(page);
  const names = Object.entries(shown).flatMap(([name, section]: [string, unknown]) => {
    const headed = typeof section === 'object' && section !== null && 'title' in section;
    // Beside a calculator the checklist is a part of it.
    const within = name === 'checklist' && 'estimator' in shown;
    return headed && !within && !NO_PART.includes(name) ? [name] : [];
  });
  return [...new Set(names.map((name) => ID_OF[name] ?? name))];
}

interface Aim {
  at: readonly PropertyKey[];
  part: string;
}

/** Every button to a part of its own page in plain data, and the field that says so. */
function aimsIn(data: unknown, at: readonly PropertyKey[] = []): Aim[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('kind' in data && data.kind === 'calculator')
    return [{ at: [...at, 'kind'], part: CALCULATOR_ID }];
  if ('kind' in data && data.kind === 'part' && 'part' in data)
    return [{ at: [...at, 'part'], part: String(data.part) }];
  return childrenOf(data, at).flatMap(([place, child]) => aimsIn(child, place));
}

/** A button leads to a part that its page shows, and to a calculator where there is one. */
export const leadsToParts = z.superRefine<object>((page, context) => {
  const parts = partsOf(page);
  for (const { at, part } of aimsIn(shownOf(page))) {
    if (parts.includes(part)) continue;
    const kind = at.at(-1) === 'kind';
    context.addIssue({
      code: 'custom',
      path: [...at],
      input: kind ? 'calculator' : part,
      message: kind
        ? 'expected another kind: this page shows no estimator'
        : `expected a part that this page shows: ${parts.join(', ')}`,
    });
  }
});
