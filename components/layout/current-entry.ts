import type { Navigation } from '@/content/schema/site';

/** Marks the entry whose page this is, and the one under which the page lies. */
export function currentEntry({ href }: Navigation[number], pathname: string) {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
