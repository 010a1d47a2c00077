import 'react-dom/client'; // which does what is asked of React's `preload`

/** What the page has asked for ahead: `script /_next/a.js`. */
export const preloaded = (): string[] =>
  [...document.head.querySelectorAll('link[rel="preload"]')].map(
    (link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`,
  );
