/**
 * What a text may hold, whether it becomes a page or a printed guide. Plain data: it crosses from
 * server to client and into JSON as it is. The union is closed: what is not here stops the build.
 */

/** Words in a row, with their emphasis and links. Empty only in a cell of a table. */
export type Phrase = readonly Inline[];

export type Inline = Text | Emphasis | Strong | Link;

export interface Text {
  kind: 'text';
  text: string;
}

export interface Emphasis {
  kind: 'emphasis';
  children: Phrase;
}

export interface Strong {
  kind: 'strong';
  children: Phrase;
}

/** `linkKind` of lib/markdown/links.ts tells where the address leads. */
export interface Link {
  kind: 'link';
  href: string;
  children: Phrase;
}

export type Block = Paragraph | Heading | List | Table | Quote;

export interface Paragraph {
  kind: 'paragraph';
  children: Phrase;
}

/** A subheading. The title of the text itself is level 1 and no part of it. */
export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Anchor: lower-case words joined by hyphens, once in a text. */
  id: string;
  text: string;
}

/** A list of one level. A numbered one begins at 1. */
export interface List {
  kind: 'list';
  ordered: boolean;
  items: readonly Phrase[];
}

export type Alignment = 'left' | 'center' | 'right';

/** Every row has a cell for every column. A cell may be empty, a column's heading never is. */
export interface Table {
  kind: 'table';
  columns: ReadonlyArray<{ heading: Phrase; align: Alignment }>;
  rows: ReadonlyArray<readonly Phrase[]>;
}

export interface Quote {
  kind: 'quote';
  paragraphs: readonly Phrase[];
}
