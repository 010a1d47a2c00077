'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keepOverReload, keepsDocument } from '@/components/contact/draft';
import { nameAnchorEntries } from '@/lib/anchor-entries';
import { focusPage } from '@/lib/same-page';
import '@/lib/returning'; // before the router listens
import { followLinks } from '@/lib/soft-navigation';

/** One answer to all links of the site. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => followLinks(router, keepsDocument), [router]);
  const pathname = usePathname();
  useEffect(() => nameAnchorEntries(keepOverReload), [pathname]);
  // The first page has its focus from the browser.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && !location.hash) focusPage();
    shown.current = pathname;
  }, [pathname]);
  return null;
}
