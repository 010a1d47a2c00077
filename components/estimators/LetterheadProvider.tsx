'use client';

import type { ReactNode } from 'react';
import { LetterheadContext, type Letterhead } from './use-letterhead';

interface LetterheadProviderProps {
  letterhead: Letterhead;
  children: ReactNode;
}

/** Hands the letterhead to whatever prints an estimate. It costs the page's HTML nothing. */
export function LetterheadProvider({ letterhead, children }: LetterheadProviderProps) {
  return <LetterheadContext value={letterhead}>{children}</LetterheadContext>;
}
