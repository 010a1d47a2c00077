/**
 * What no reader sees, takes for a plain space, or no feed may hold: no-break spaces, zero-width signs, soft
 * hyphens, controls, marks that turn the direction of writing, halves of letters, what is no character, and
 * U+FFFD, which is left where one was lost. Line ends and tabs have rules of their own.
 */
export const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00a0\u00ad\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufffd]/u;

/** Everything in a text that an editor might not show, or show elsewhere than where it stands. */
const HIDDEN = /[\p{C}\u00a0\u2028\u2029\u202f\ufffd]/gu;

const codePoint = (letter: string): string =>
  `<U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** A text for a message, with what cannot be seen in it as its code point: `a<U+202E>b`. */
export const visible = (text: string): string => text.replace(HIDDEN, codePoint);
