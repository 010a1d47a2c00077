/**
 * A made-up company that the tests of the takeover take over from, whoever has the site now, and the text
 * of content/company.ts that says so.
 */
export const lakes = {
  name: 'Lakes IT',
  street: '',
  city: 'Kingston',
  region: 'Ontario',
  country: 'CA',
  phone: '(343) 555-0121',
  email: 'hello@lakes.example',
};

export const lakesSource = `import { defineCompany } from './schema/company';

/** Whoever they are. */
export const company = defineCompany({
  name: 'Lakes IT',
  blurb:
    'Managed IT, security and cloud for Kingston businesses that answer to regulators. Prices are on this site.',
  phone: '(343) 555-0121',
  email: 'hello@lakes.example',
  location: 'Kingston, Ontario, Canada',
  locality: { city: 'Kingston', region: 'Ontario', country: 'CA' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/' }],
});
`;
