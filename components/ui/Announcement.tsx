'use client';

import { useEffect, useState } from 'react';

/** How long the words must stand still before they are said. */
const ANNOUNCE_DELAY_MS = 500;

interface AnnouncementProps {
  text: string;
  /** What the words answer: where that is another, they are said again, even if they are the same. */
  of?: string;
  /** A part of the page whose visitors have asked for something else, as a selector: they are not told. */
  unlessIn?: string;
}

/** Says a result to screen readers once, politely, when the typing pauses or a slider comes to rest. */
export function Announcement({ text, of, unlessIn }: AnnouncementProps) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!unlessIn || !document.activeElement?.closest(unlessIn)) say(text);
    }, ANNOUNCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      say(''); // what is said again has to be written again
    };
  }, [text, of, unlessIn]);
  return <output className="sr-only">{said}</output>;
}
