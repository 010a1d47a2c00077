import type { ArticleFacts } from './facts';

type Relatable = Pick<ArticleFacts, 'id' | 'category'>;

const RELATED_MAXIMUM = 3;

/** The first three other articles of the same category: with `all` newest first, the newest. */
export function relatedArticles<Item extends Relatable>(
  article: Relatable,
  all: readonly Item[],
): Item[] {
  return all
    .filter(({ id, category }) => category === article.category && id !== article.id)
    .slice(0, RELATED_MAXIMUM);
}
