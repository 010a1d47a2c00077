'use client';

import { useEffect, useState } from 'react';

/** How long the words must stand still before they are said. */
const ANNOUNCE_DELAY_MS = 500;

/** Says a result to screen readers once, politely, when the typing pauses or a slider comes to rest. */
export function Announcement({ text }: { text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{said}</output>;
}
