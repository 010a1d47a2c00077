import type { ArticleFacts } from './facts';

type Dated = Pick<ArticleFacts, 'id' | 'date'>;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Newest first; the same day by id. */
export const newestFirst = (a: Dated, b: Dated): number =>
  byText(b.date, a.date) || byText(a.id, b.id);

/** Oldest first; the same day by id. */
export const oldestFirst = (a: Dated, b: Dated): number =>
  byText(a.date, b.date) || byText(a.id, b.id);
