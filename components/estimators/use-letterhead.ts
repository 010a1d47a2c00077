import { createContext, useContext } from 'react';
import type { Company } from '@/content/schema/company';

/** What a printed estimate says of whom it comes from: the company, and the page by its name. */
export interface Letterhead {
  company: Pick<Company, 'name' | 'phone' | 'email'>;
  page: string;
}

/** Hands the letterhead down the page; null without a LetterheadProvider. */
export const LetterheadContext = createContext<Letterhead | null>(null);

/** The page's letterhead. Throws when there is no LetterheadProvider above the component. */
export function useLetterhead(): Letterhead {
  const value = useContext(LetterheadContext);
  if (!value) throw new Error('useLetterhead must be used within a LetterheadProvider');
  return value;
}
