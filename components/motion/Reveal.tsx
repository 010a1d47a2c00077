'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const RISE = { opacity: [0, 1], transform: ['translateY(20px)', 'none'] };
/** What a chart marks: bars grow to their value (from the left, or "y": from above), paths are drawn. */
const MOTIONS: ReadonlyArray<readonly [parts: string, motion: Record<string, string[]>]> = [
  ['[data-grow]:not([data-grow="y"])', { transform: ['scaleX(0)', 'none'] }],
  ['[data-grow="y"]', { transform: ['scaleY(0)', 'none'] }],
  // Of a path whose `pathLength` is 1.
  ['[data-draw]', { strokeDasharray: ['0 1', '1 0'] }],
];
const BETWEEN_PARTS_S = 0.06;
/** How long a block waits for framer-motion. Then it is shown as it is: a file may hang, or arrive empty. */
export const MOTION_LIMIT_MS = 500;

/**
 * Lets a block rise once when it comes into view, and what its charts mark grow to its value. The HTML
 * says nothing of it: only a block that is below the screen when React arrives is hidden, so nothing is
 * ever invisible without scripts, in print, with reduced motion or on the first screen. framer-motion
 * loads with the first rise.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const show = () => (element.dataset.reveal = 'shown');
    const observer = new IntersectionObserver(
      (entries) => {
        // Where it lies now: a fast scroll hands over several at once.
        const entry = entries.at(-1);
        if (!entry) return;
        // Its first word says where the block lies. To ask the block itself would have the page laid out
        // once for each of them.
        if (!element.dataset.reveal) {
          if (entry.boundingClientRect.top < window.innerHeight) observer.disconnect();
          else element.dataset.reveal = 'pending';
          return;
        }
        if (!entry.isIntersecting) return;
        observer.disconnect();
        Promise.race([
          // Taken out here: of the rest of the file nothing is bundled.
          import('framer-motion/dom/mini').then(({ animate }) => animate),
          new Promise<never>((_, reject) => setTimeout(reject, MOTION_LIMIT_MS)),
        ]).then(
          (animate) => {
            show();
            animate(element, RISE, { duration: 0.5, ease: 'easeOut' });
            for (const [parts, motion] of MOTIONS) {
              element.querySelectorAll<SVGElement>(parts).forEach((part, index) => {
                const delay = 0.15 + index * BETWEEN_PARTS_S;
                animate(part, motion, { duration: 0.7, delay, ease: 'easeOut' });
              });
            }
          },
          show, // no motion, but never a blank page
        );
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      show();
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
