import { FORMERLY_FILE, type Formerly } from '../../lib/articles/former';

/** What an article was called before: one name is as long as a name may be. */
export const formerIds = ['first', 'second'.padEnd(80, '-and-longer')] as const;

const formerly: Formerly = {
  heading: 'Moved',
  siteName: 'Company',
  addresses: formerIds.map((id) => ({
    from: `/resources/${id}`,
    to: '/resources/now',
    title: 'R&D “now” <again>',
  })),
};

/** What Next leaves of an article that was renamed twice. */
export const renamed = {
  'resources/now.html':
    '<!DOCTYPE html><html lang="en-CA" class="dark"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/one.css" data-precedence="next"/></head><body>Now</body></html>',
  [FORMERLY_FILE]: JSON.stringify(formerly),
};
