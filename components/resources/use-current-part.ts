import { useEffect, useState } from 'react';
import type { Part } from '@/lib/markdown/outline';

/** Higher than any page: whatever lies above the window counts as seen. */
const FAR_ABOVE_PX = 1_000_000;

/** Room for fractions of a pixel below the place where a link puts a heading. */
const SLACK_PX = 2;

/**
 * The part of a text that is being read: the last whose heading has reached the place where a link to it
 * puts it. Undefined above the first. The browser reports headings that cross that line, whether the
 * page is scrolled or jumps; between them nothing runs.
 */
export function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const reached = new Set<string>();
    let observer: IntersectionObserver | undefined;

    function observe() {
      observer?.disconnect();
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const belowLine = Math.round(line + SLACK_PX - window.innerHeight);
      observer = new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) reached.add(target.id);
            else reached.delete(target.id);
          }
          setCurrent(parts.findLast(({ id }) => reached.has(id))?.id);
        },
        { rootMargin: `${FAR_ABOVE_PX}px 0px ${belowLine}px` },
      );
      for (const { id } of parts) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    }

    observe();
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, [parts]);

  return current;
}
