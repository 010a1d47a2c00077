/** Everything in a text that an editor might not show, or show elsewhere than where it stands. */
const UNSEEN = /[\p{C}\u2028\u2029\ufffd]/gu;

const codePoint = (letter: string): string =>
  `<U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** A text in quotes for a message, with what cannot be seen in it as its code point: `"a<U+202E>b"`. */
export const visible = (text: string): string => `"${text.replace(UNSEEN, codePoint)}"`;
