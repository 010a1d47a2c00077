/** Where an article stood before it was renamed, where it stands now, and what it is called. */
export interface FormerAddress {
  from: string;
  to: string;
  title: string;
}

/** What the export's last steps are told of renamed articles, in a file that they take out again. */
export interface Formerly {
  /** Of the page at a former address. */
  heading: string;
  siteName: string;
  addresses: readonly FormerAddress[];
}

/** Name of that file, at the top of the export until then. */
export const FORMERLY_FILE = 'formerly.json';

/** An article by its id, and by those that it had before, the oldest last. */
export interface ArticleIds {
  id: string;
  formerly: ReadonlyArray<{ id: string }>;
}

/** What an article was called first: that stays, however often it is renamed. */
export const firstId = ({ id, formerly }: ArticleIds): string => formerly.at(-1)?.id ?? id;
