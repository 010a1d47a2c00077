/** Number of words, as a reader counts them: a dash with spaces around it is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((piece) => /[^\p{Pd}]/u.test(piece)).length;
