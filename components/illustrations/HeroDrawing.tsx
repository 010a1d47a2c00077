interface HeroDrawingProps {
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
 * The drawing of a landing page, public/illustrations/hero-<slug>.svg: 1000 by 300, standing on its lower
 * edge, with the subject in its left half. What is not as wide shows less of what runs on to the right.
 */
export function HeroDrawing({ page, className, subject }: HeroDrawingProps) {
  return (
    <svg
      viewBox={subject ? '0 0 680 300' : '0 0 1000 300'}
      preserveAspectRatio={FITS[subject ?? 'running on']}
      aria-hidden="true"
      className={className}
    >
      <use href={`/illustrations/hero-${page}.svg#art`} />
    </svg>
  );
}
