'use client';

import type { Part } from '@/lib/markdown/outline';
import { useCurrentPart } from './use-current-part';

/** Links to the parts of a text; the one that is being read is marked. Without scripts none is. */
export function ContentsList({ parts }: { parts: readonly Part[] }) {
  const current = useCurrentPart(parts);
  return (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
