interface HeroDrawingProps {
  page: string;
  className?: string;
  /** Its subject alone, whole, without what runs on to the right. */
  subject?: boolean;
}

/**
 * The drawing of a landing page, public/illustrations/hero-<slug>.svg: 1000 by 300, standing on its lower
 * edge, with the subject in its left half. What is not as wide shows less of what runs on to the right.
 */
export function HeroDrawing({ page, className, subject = false }: HeroDrawingProps) {
  return (
    <svg
      viewBox={subject ? '0 0 680 300' : '0 0 1000 300'}
      preserveAspectRatio={subject ? 'xMinYMax meet' : 'xMinYMax slice'}
      aria-hidden="true"
      className={className}
    >
      <use href={`/illustrations/hero-${page}.svg#art`} />
    </svg>
  );
}
