'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const readersYear = () => String(new Date().getFullYear());
const unknown = () => '';

/** The year in which the page is read. The HTML says none: the build's year would be wrong in January. */
export function CopyrightYear() {
  const year = useSyncExternalStore(never, readersYear, unknown);
  return year === '' ? null : <span data-testid="year">{year}</span>;
}
