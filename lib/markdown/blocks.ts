/**
 * What a text may hold, whether it becomes a page or a printed guide. Plain data: it crosses from
 * server to client and into JSON as it is. The union is closed: what is not here stops the build.
 */
export type Block = Paragraph | Heading | List | Table | Quote | Figure;

/** Words in a row, with their emphasis and links. Empty only in a cell of a table. */
export type Phrase = readonly Inline[];
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis' | 'strong'; children: Phrase }
  /** `linkKind` of ./links.ts tells where the address leads. */
  | { kind: 'link'; href: string; children: Phrase };

/** A phrase as a block of its own. */
export interface Paragraph {
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

/** A list of one level. A numbered one begins at 1, and every item of a tick list has a box to tick. */
export interface List {
  kind: 'list';
  marks: 'bullets' | 'numbers' | 'boxes';
  items: readonly Phrase[];
}

/** Every row has a cell for every column. */
export interface Table {
  kind: 'table';
  columns: ReadonlyArray<{ heading: Phrase; align: 'left' | 'center' | 'right' }>;
  rows: ReadonlyArray<readonly Phrase[]>;
}

interface Quote {
  kind: 'quote';
  paragraphs: readonly Phrase[];
}

/** A number of a figure, and the way it is written there. */
export interface Amount {
  value: number;
  formatted: string;
}

/** What a figure draws. Rows stand as they were written; `marked` is true of one at most. */
export type Chart =
  | {
      kind: 'bars';
      /** Amounts of one unit, 0 or more. */
      rows: ReadonlyArray<Amount & { label: string; note: string; marked: boolean }>;
    }
  | {
      kind: 'stacked';
      parts: ReadonlyArray<{ label: string; marked: boolean }>;
      /** Every row has an amount for every part, and its total. */
      rows: ReadonlyArray<{ label: string; total: Amount; amounts: readonly Amount[] }>;
    }
  | {
      kind: 'line';
      /** From left to right; two at least, and not all of one value. */
      points: ReadonlyArray<Amount & { at: number; label: string; note: string; marked: boolean }>;
    }
  | {
      kind: 'timeline';
      /** What a tick of the axis stands for. */
      unit: 'hours' | 'days' | 'weeks';
      /** Units from the first moment to the last. */
      length: number;
      /** From the first, which is at 0. The span is the time that leads to the marked one. */
      moments: ReadonlyArray<{ at: number; when: string; label: string; marked: boolean }>;
      span: string;
    };

/** What a chart of one kind draws. */
export type ChartOf<Kind extends Chart['kind']> = Omit<Extract<Chart, { kind: Kind }>, 'kind'>;

/** A figure whose numbers all stand in the text around it. */
export interface Figure {
  kind: 'figure';
  title: string;
  /** What is to be seen: one sentence. */
  shows: string;
  unit: string;
  chart: Chart;
}
