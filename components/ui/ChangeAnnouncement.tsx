'use client';

import { useState } from 'react';
import { Announcement } from './Announcement';

/**
 * Says words that come and go once what leads to them has come to rest. What stood there from the beginning is
 * not said.
 */
export function ChangeAnnouncement({ text = '' }: { text?: string | undefined }) {
  const [shown, setShown] = useState({ text, hasChanged: false });
  if (shown.text !== text) setShown({ text, hasChanged: true });
  return <Announcement text={shown.hasChanged ? text : ''} />;
}
