/**
 * What no reader sees, takes for a plain space, or no feed may hold: other spaces, zero-width signs, soft
 * hyphens, letters without a form, controls, marks that turn the direction of writing, tags, halves of
 * letters, what is no character or anybody's own, and U+FFFD, which is left where one was lost. Line ends and
 * tabs have rules of their own.
 */
export const UNSEEN =
  /(?![\t\n\r ])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffd]/u;

/** Everything in a text that an editor might not show, or show elsewhere than where it stands. */
const HIDDEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu;

const codePoint = (letter: string): string =>
  `<U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** A text for a message, with what cannot be seen in it as its code point: `a<U+202E>b`. */
export const visible = (text: string): string => text.replace(HIDDEN, codePoint);
