/** A word with a hyphen inside, and the marks that cling to it: `Wi-Fi,`, `(4-hour`. */
const COMPOUND = /(\S*[\p{L}\d]-[\p{L}\d]\S*)/u;
/** Of a longer one, the gap that it leaves would be uglier than its break. */
const LONGEST = 16;

/**
 * A text in pieces, in turn plain and to be kept on one line. A browser breaks lines after hyphens, and
 * no other hyphen is found when a visitor looks for the one on the keyboard.
 */
export function splitCompounds(text: string): string[] {
  return text.split(COMPOUND).reduce<string[]>((pieces, piece, index) => {
    const kept = index % 2 === 1 && piece.length <= LONGEST;
    if (kept || pieces.length % 2 === 0) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
    return pieces;
  }, []);
}
