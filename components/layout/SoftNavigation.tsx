'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hasDraft } from '@/components/contact/draft';
import { nameAnchorEntries } from '@/lib/anchor-entries';
import { followLinks } from '@/lib/soft-navigation';

/** One answer to all links of the site. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => followLinks(router, hasDraft), [router]);
  const pathname = usePathname();
  useEffect(() => nameAnchorEntries(), [pathname]);
  return null;
}
