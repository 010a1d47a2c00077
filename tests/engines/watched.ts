import { createHash } from 'node:crypto';

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
})();`;

/**
 * A page that tells the test of its faults. Drivers of the older standard hear nothing of the console, so
 * the page has one more script, first of all, and one more hash in its policy, which stays what it is.
 */
export function watched(html: string, told: string): string {
  const script = probe(told);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy =
    /(<meta http-equiv="Content-Security-Policy" content="[^"]*?script-src 'self')([^"]*"\/>)/;
  if (!policy.test(html)) throw new Error('the page has no policy to add a script to');
  return html.replace(
    policy,
    (_all, before: string, after: string) =>
      `${before} 'sha256-${hash}'${after}<script>${script}</script>`,
  );
}
