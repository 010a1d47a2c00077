'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/**
 * A link within the site. It fetches nothing until the visitor means it: default prefetching costs
 * three requests for each visible link, and `prefetch={true}` makes a link dead under static export.
 */
export function SiteLink(props: SiteLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
