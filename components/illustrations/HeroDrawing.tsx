import { drawingAddress } from '@/lib/illustrations';

interface HeroDrawingProps {
  /** Path of the landing page. */
  page: string;
  className?: string;
  /** Its subject alone, without what runs on to the right: whole, or as much of it as fills the box. */
  subject?: 'whole' | 'filling';
}

const FITS = {
  'running on': 'xMinYMax slice',
  whole: 'xMinYMax meet',
  filling: 'xMidYMid slice',
} as const;

/**
 * The drawing of a landing page, content/illustrations/services/<slug>.svg or industries/<slug>.svg: 1000 by
 * 300, standing on its lower edge, with the subject in its left half. What is not as wide shows less of what
 * runs on to the right.
 */
export function HeroDrawing({ page, className, subject }: HeroDrawingProps) {
  return (
    <svg
      viewBox={subject ? '0 0 680 300' : '0 0 1000 300'}
      preserveAspectRatio={FITS[subject ?? 'running on']}
      aria-hidden="true"
      className={className}
    >
      <use href={drawingAddress(page.slice(1))} />
    </svg>
  );
}
