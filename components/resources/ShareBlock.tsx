'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { ResourcesPage } from '@/content/schema/site';
import { shareAddress, type Network } from '@/lib/share';

interface ShareBlockProps {
  /** The page's public address: what is shared until the browser knows where it is read. */
  url: string;
  title: string;
  copy: ResourcesPage['article'];
}

const NAMES: ReadonlyArray<[Network, string]> = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
];
const never = () => () => {};
const here = () => window.location.href.replace(/#.*$/, '');

/**
 * Shares the page. The networks are links that open a window of their own: no browser blocks those,
 * and they work without scripts.
 */
export function ShareBlock({ url, title, copy }: ShareBlockProps) {
  const address = useSyncExternalStore(never, here, () => url);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      requestAnimationFrame(() => field.current?.select());
    }
  }

  return (
    <section aria-labelledby="share-title" className="no-print border-y border-line py-6">
      <h2 id="share-title" className="text-base font-semibold">
        {copy.share}
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {NAMES.map(([network, name]) => (
          <a
            key={network}
            href={shareAddress(network, address, title)}
            target="_blank"
            rel="noopener"
            className={buttonClass('ghost', true)}
          >
            {name}
            <span className="sr-only"> (opens in a new window)</span>
          </a>
        ))}
        <button
          type="button"
          onClick={copyLink}
          className={`${buttonClass('ghost', true)} noscript:hidden`}
        >
          {copy.copy}
        </button>
      </div>
      <div role="status" className="text-[0.9375rem]">
        {outcome === 'copied' ? (
          <p className="mt-3 font-semibold text-signal">{copy.copied}</p>
        ) : null}
        {outcome === 'refused' ? (
          <label className="mt-3 block text-muted">
            {copy.refused}
            <input ref={field} readOnly value={address} className="field mt-2" />
          </label>
        ) : null}
      </div>
    </section>
  );
}
