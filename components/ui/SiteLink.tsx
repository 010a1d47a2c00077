'use client';

import Link from 'next/link';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { goHere } from '@/lib/same-page';
import { orLoad } from '@/lib/soft-navigation';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/**
 * A link within the site. One to the page that is shown goes to what is wanted there. It fetches nothing
 * until the visitor means it: default prefetching costs three requests for each visible link, and
 * `prefetch={true}` makes a link dead under static export.
 */
export function SiteLink(props: SiteLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    props.onClick?.(event);
    const { defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Not meant for this page: answered already, or for a new tab or window.
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    if (goHere(props.href)) event.preventDefault();
    else orLoad(props.href);
  }
  return (
    <Link
      {...props}
      prefetch={wanted ? null : false}
      onClick={onClick}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
