interface Relatable {
  id: string;
  category: string;
  date: string;
}

/** Most related articles that an article shows. */
export const RELATED_MAXIMUM = 3;

/** Up to three other articles of the same category, newest first; on the same day by id. */
export function relatedArticles<Item extends Relatable>(
  article: Relatable,
  all: readonly Item[],
): Item[] {
  return all
    .filter(({ id, category }) => category === article.category && id !== article.id)
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, RELATED_MAXIMUM);
}
