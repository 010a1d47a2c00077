/**
 * Marks that Markdown took for plain text, since they were written wrongly: a reader would see them.
 * A mark behind a backslash is meant.
 */
const LEFTOVERS: ReadonlyArray<[pattern: RegExp, expected: string]> = [
  [/\*/, 'expected * or ** right before and right behind the words (\\* for a star)'],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u, 'expected _ right before and right behind the words'],
  [/`/, 'expected no code'],
  [/~~/, 'expected no words struck out'],
  [/\]\(|\]\[/, 'expected a link as [words](/contact) or [words](https://...)'],
  [/\[\^/, 'expected no footnote'],
  [/^\s*\[[ xX]\]\s/m, 'expected no boxes to tick'],
  [/<[a-z/!?]/i, 'expected no HTML'],
  [/^\s*##/m, 'expected ## or ### and a space before a subheading'],
  [/^\s*[•◦‣▪]/mu, 'expected - and a space before a list item'],
  [/^\s*\|/m, 'expected a table with a line such as | --- | --- | below its headings'],
];

const ESCAPES = /\\[!-/:-@[-`{-~]/g;
const REFERENCES = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

export interface Leftover {
  expected: string;
  /** Lines between the start of the text and the mark. */
  lines: number;
  mark: string;
}

/**
 * The marks left over in a text as it was written, at most one of a kind. `first` says whether nothing
 * stands before the text on its line: some marks mean something only there.
 */
export function leftoversIn(written: string, first: boolean): Leftover[] {
  const bare = (first ? '' : '.') + written.replace(ESCAPES, '.').replace(REFERENCES, '.');
  return LEFTOVERS.flatMap(([pattern, expected]) => {
    const match = pattern.exec(bare);
    if (!match) return [];
    const mark = match[0].trim();
    const before = bare.slice(0, match.index + match[0].indexOf(mark));
    return [{ expected, lines: before.split('\n').length - 1, mark }];
  });
}
