import { drawingAddress } from '@/lib/illustrations';

interface VignetteProps {
  /** File of the drawing (content/illustrations). */
  name: string;
  /** The part of it that has to show. */
  viewBox: string;
}

/**
 * One of our drawings from close by: the part fills its frame, whatever the frame's proportions, and
 * its ground lines run on to the frame's edges. Decorative, as every drawing beside its words.
 */
export function Vignette({ name, viewBox }: VignetteProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="block size-full">
      <use href={drawingAddress(name)} />
    </svg>
  );
}
