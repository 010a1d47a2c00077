import { defineCompany } from './schema/company';

/**
 * Whoever takes this site over runs `npm run takeover`, which writes this file. An office that visitors may
 * come to has its `street` as well, above `location`: footer, contact page and search engines show it.
 */
export const company = defineCompany({
  name: 'Lakeward',
  blurb:
    'Managed IT, security and cloud for Toronto businesses that answer to regulators. Most of our prices are on this site.',
  phone: '(416) 555-0142',
  email: 'hello@lakeward.example',
  location: 'Toronto, Ontario, Canada',
  locality: { city: 'Toronto', region: 'Ontario', country: 'CA' },
  // Placeholders: each network's own front page, until there are accounts to link to. The list may be empty.
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ],
});
