import { drawingAddress } from '@/lib/illustrations';

/** The part of a drawing that has to show. */
const PART = '48 40 344 220';

/**
 * One of our drawings (a file of content/illustrations) from close by: the part fills its frame, whatever the
 * frame's proportions, and its ground lines run on to the frame's edges. Decorative, as every drawing beside
 * its words.
 */
export function Vignette({ name }: { name: string }) {
  return (
    <svg viewBox={PART} aria-hidden="true" className="block size-full">
      <use href={drawingAddress(name)} />
    </svg>
  );
}
