import type { ComponentProps } from 'react';

/**
 * A link to a page of ours. The browser’s own, so that a page has no script to run for each of the many
 * that it holds: lib/soft-navigation.ts answers them all.
 */
export function SiteLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} />;
}
