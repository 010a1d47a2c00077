'use client';

import { buttonClass } from '@/components/ui/button-class';
import { CopyLink } from '@/components/ui/CopyLink';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import * as ui from '@/content/ui';
import { networks, shareAddress } from '@/lib/share';

interface ShareBlockProps {
  /** The page's public address: what is shared until the browser knows where it is read. */
  url: string;
  title: string;
}

/** Without its query: that tells of who came by it, such as the campaign of a newsletter. */
const here = () => window.location.origin + window.location.pathname;

/**
 * Shares the page. The networks are links that open a window of their own: no browser blocks those,
 * and they work without scripts.
 */
export function ShareBlock({ url, title }: ShareBlockProps) {
  const address = useBrowserValue(here, url);
  return (
    <section aria-labelledby="share-title" className="no-print border-y border-line py-6">
      <h2 id="share-title" className="text-base font-semibold">
        {ui.shareArticle}
      </h2>
      <CopyLink
        address={here}
        row="mt-3 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap"
        button={`${buttonClass('ghost', true)} noscript:hidden`}
      >
        {networks.map((network) => (
          <a
            key={network}
            href={shareAddress(network, address, title)}
            target="_blank"
            rel="noopener"
            className={buttonClass('ghost', true)}
          >
            {ui.networkNames[network]}
            <span className="sr-only">{ui.sharesHere}</span>
          </a>
        ))}
      </CopyLink>
    </section>
  );
}
