import { createContext } from 'react';
import { useProvided } from '@/components/ui/use-provided';
import type { Company } from '@/content/schema/company';

/** What a printed estimate says of whom it comes from: the company, and the page by its name. */
export interface Letterhead {
  company: Pick<Company, 'name' | 'phone' | 'email'>;
  page: string;
}

/** Hands the letterhead down the page; null without a LetterheadProvider. */
export const LetterheadContext = createContext<Letterhead | null>(null);

/** The page's letterhead. Throws when there is no LetterheadProvider above the component. */
export const useLetterhead = (): Letterhead =>
  useProvided(LetterheadContext, 'useLetterhead must be used within a LetterheadProvider');
