import type { PhotoSlot } from '@/content/schema/primitives';
import { drawingAddress, drawingOf } from '@/lib/illustrations';

/**
 * One of our drawings (content/illustrations). It comes in by reference, not inline: it stays in one
 * cached file, and the colours of the page's theme are inherited into it.
 * Decorative: the words beside it say what it shows.
 */
export function Illustration({ name }: { name: PhotoSlot | 'managed-it-desk' }) {
  return (
    <svg
      viewBox="0 0 440 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full bg-lake"
    >
      <use href={drawingAddress(drawingOf(name))} />
    </svg>
  );
}
