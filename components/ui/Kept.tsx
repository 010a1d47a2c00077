import { splitCompounds } from '@/lib/format/compounds';

/** A text whose words with hyphens ("4-hour", "SD-WAN", "non-profit") do not break at them. */
export function Kept({ text }: { text: string }) {
  return splitCompounds(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="kept">
        {piece}
      </span>
    ),
  );
}
