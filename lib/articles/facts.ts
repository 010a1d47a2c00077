import { pageOfSegment } from './pages';

/** What a card, the feed and the structured data say of an article. */
export interface ArticleFacts {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Calendar day, `2024-03-15`. */
  date: string;
  /** The day on which it was last put right, where that was later. */
  updated?: string | undefined;
}

/** The day on which an article became what it is. */
export const lastChanged = ({ date, updated = date }: Pick<ArticleFacts, 'date' | 'updated'>) =>
  updated;

/** The path of an article’s page. */
export const articlePath = (id: string): string => `/resources/${id}`;

/** Whether an article could stand at a path: one segment below the library, none of its further pages. */
export function isArticlePath(path: string): boolean {
  const [, segment] = /^\/resources\/([^/]+)\/?$/.exec(path) ?? [];
  return segment !== undefined && pageOfSegment(segment) === undefined;
}
