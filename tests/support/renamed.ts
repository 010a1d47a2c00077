import { FORMERLY_FILE, type Formerly } from '../../lib/articles/former';

const formerly: Formerly = {
  heading: 'Moved',
  siteName: 'Company',
  addresses: ['first', 'second'].map((id) => ({
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
