import type { ArticleFacts } from './facts';

type Listed = Pick<ArticleFacts, 'id'>;

/**
 * What to read after an article: the next older one, and after the oldest the newest. `all` is newest
 * first. One that stands on the page already (`shown`) is passed over while there is another.
 * Undefined when there is no other article.
 */
export function nextArticle<Item extends Listed>(
  { id }: Listed,
  all: readonly Item[],
  shown: readonly Listed[] = [],
): Item | undefined {
  const place = all.findIndex((article) => article.id === id);
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  return others.find((article) => !shown.some((card) => card.id === article.id)) ?? others[0];
}
