import { createHash } from 'node:crypto';

/** A page with one more script, first of all, and one more hash in its policy, which stays what it is. */
export function withScript(html: string, script: string): string {
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
