import { siteUrl } from '@/lib/env';

/** The public address of a path of this site: `/` → `https://…/`, `/contact` → `https://…/contact`. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`;
}
