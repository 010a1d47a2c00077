/**
 * A text in lower case, its words joined by hyphens, for addresses and names of files: `What’s left?` →
 * `whats-left`. Accents go; other scripts keep the marks without which a word is another. Empty when no
 * letter and no digit is there.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/['\u2018\u2019]|(?<=\p{Script=Latin}\p{M}*)[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
