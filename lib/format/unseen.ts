/** Characters that nobody sees, or takes for a plain space: no-break spaces, zero-width signs, soft hyphens. */
export const UNSEEN = /[\u00a0\u00ad\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;

/** A text for messages, with the number of each character that one would not see: `a\u00a0b`. */
export const visible = (text: string): string =>
  text.replace(
    new RegExp(UNSEEN, 'g'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
