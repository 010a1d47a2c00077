import type { Prepared, Searchable } from './search';

const TEXTS = ['id', 'title', 'excerpt', 'category', 'author', 'date'];

/**
 * Whether what was fetched is articles that are ready to be searched and shown. A host may answer with
 * anything: what a card reads of an article is looked at here, or the card would fail and the page with it.
 */
export function isPrepared<Item extends Searchable>(data: unknown): data is Array<Prepared<Item>> {
  const isWhole = (entry: unknown) => {
    const { haystack, item } = Object(entry);
    const { image, readTime, ...facts } = Object(item);
    const { id, slot, alt } = Object(image);
    const texts = [haystack, id, slot, alt, ...TEXTS.map((name) => facts[name])];
    return typeof readTime === 'number' && texts.every((text) => typeof text === 'string');
  };
  return Array.isArray(data) && data.length > 0 && data.every(isWhole);
}
