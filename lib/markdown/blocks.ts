/**
 * What a text may hold, whether it becomes a page or a printed guide. Plain data: it crosses from
 * server to client and into JSON as it is. The union is closed: what is not here stops the build.
 */
export type Block = Paragraph | Heading | List | Table | Quote;

/** Words in a row, with their emphasis and links. Empty only in a cell of a table. */
export type Phrase = readonly Inline[];
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis' | 'strong'; children: Phrase }
  /** `linkKind` of ./links.ts tells where the address leads. */
  | { kind: 'link'; href: string; children: Phrase };

interface Paragraph {
  kind: 'paragraph';
  children: Phrase;
}

/** A subheading, different from the others of its text. The title of the text is level 1 and no part of it. */
export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Anchor: lower-case words joined by hyphens. */
  id: string;
  text: string;
}

/** A list of one level. A numbered one begins at 1. */
export interface List {
  kind: 'list';
  ordered: boolean;
  items: readonly Phrase[];
}

/** Every row has a cell for every column. */
export interface Table {
  kind: 'table';
  columns: ReadonlyArray<{ heading: Phrase; align: 'left' | 'center' | 'right' }>;
  rows: ReadonlyArray<readonly Phrase[]>;
}

export interface Quote {
  kind: 'quote';
  paragraphs: readonly Phrase[];
}
