'use client';

import { useEffect, useState } from 'react';

/** How long the words must stand still before they are said. */
const ANNOUNCE_DELAY_MS = 500;

interface AnnouncementProps {
  text: string;
  /** What the words answer: where that is another, they are said again, even if they are the same. */
  of?: string;
}

/** Says a result to screen readers once, politely, when the typing pauses or a slider comes to rest. */
export function Announcement({ text, of }: AnnouncementProps) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), ANNOUNCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      say(''); // what is said again has to be written again
    };
  }, [text, of]);
  return <output className="sr-only">{said}</output>;
}
