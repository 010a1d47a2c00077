import { withScript } from '../support/added-script';
import { LIMITS, waitLonger } from '../support/patience';

/** Runs in the page before all else: tells the test what a visitor's console would show. */
const probe = (told: string) => `(() => {
  // What a page was still fetching when it was left is cut off, and no fault.
  let left = false;
  addEventListener('beforeunload', () => (left = true));
  const tell = (fault) => {
    if (left) return;
    const request = new XMLHttpRequest();
    request.open('POST', ${JSON.stringify(told)}, false);
    request.send(location.pathname + ': ' + fault);
  };
  addEventListener('error', ({ target, message, error }) =>
    tell(target === window ? String(error ?? message) : 'did not load: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(violatedDirective + ': ' + blockedURI));
  for (const level of ['error', 'warn'])
    console[level] = (...said) => tell(level + ': ' + said.join(' '));
  // What the first frame shows that has anything to show.
  const look = () => {
    if (!document.body) return requestAnimationFrame(look);
    self.darkAtFirst = document.documentElement.classList.contains('dark');
  };
  requestAnimationFrame(look);
  // How long things take here says nothing of the page, and no journey is about what it gives up.
  (${waitLonger.toString()})(${JSON.stringify(LIMITS)});
})();`;

/**
 * A page that tells the test of its faults: drivers of the older standard hear nothing of the console.
 */
export const watched = (html: string, told: string): string => withScript(html, probe(told));
