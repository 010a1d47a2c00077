/** What ends a sentence: a full stop or a question mark, quotes that close behind it, and brackets around all of it. */
export const SENTENCE_END = /(?:[.?][”’]*|(?:^|[.?][”’]*\s)\([^()]*[.?][”’]*\))$/;

/**
 * The first sentence of a text; all of it where there is but one. A full stop after a short word may be an
 * abbreviation's: “in St. Catharines” goes on. “IT.” ends.
 */
export const firstSentence = (text: string): string =>
  text.replace(/^(.*?(?:\p{L}{4,}|\p{Lu}{2,}|[\p{N}%])[.?][”’]*)\s(?!\p{Ll}).*$/su, '$1');
