import type { PhotoSlot } from '@/content/schema/primitives';

/**
 * One of our drawings (public/illustrations). It comes in by reference, not inline: each stays one
 * cached file, and the colours of the page's theme are inherited into it.
 * Decorative: the words beside it say what it shows.
 */
export function Illustration({
  name,
}: {
  name: PhotoSlot | `coming-soon-${string}` | 'managed-it-desk';
}) {
  return (
    <svg
      viewBox="0 0 440 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full bg-lake"
    >
      <use href={`/illustrations/${name}.svg#art`} />
    </svg>
  );
}
