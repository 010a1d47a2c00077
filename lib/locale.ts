/** What the site is written in (BCP 47), and how its figures and days are. */
export const LOCALE = 'en-CA';
/** What every price of the site is in (ISO 4217). */
export const CURRENCY = 'CAD';
