import { occursIn } from '@/lib/format/fold';

/** A guide as the library's shelf shows it. */
export interface ShelfGuide {
  id: string;
  title: string;
  summary: string;
  href: string;
  /** The name under which it is saved. */
  fileName: string;
  /** What the file is: `PDF, 6 pages, 84 KB`. */
  facts: string;
  /** Not published: seen only while one writes. */
  draft?: true | undefined;
}

/** The guides in whose title or summary the text of a search occurs, as articles are searched. All, when there is none. */
export function guidesWith(query: string, guides: readonly ShelfGuide[]): readonly ShelfGuide[] {
  const found = occursIn(query);
  return guides.filter(({ title, summary }) => found([title, summary]));
}
