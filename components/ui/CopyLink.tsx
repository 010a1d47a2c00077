'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as ui from '@/content/ui';

interface CopyLinkProps {
  /** The address, asked for in the browser only. */
  address: () => string;
  /** Classes of the row, and of the button in it. */
  row?: string;
  button?: string;
  /** What stands in the row before the button. */
  children: ReactNode;
}

/**
 * A row whose last button copies an address. When the clipboard is refused, the address is there, selected,
 * to be copied by hand. What it says is of that address: it goes when the address is another.
 */
export function CopyLink({ address, row, button, children }: CopyLinkProps) {
  const [tried, setTried] = useState<{ address: string; copied: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const outcome = tried && tried.address === address() ? tried : undefined;

  async function copy() {
    const current = address();
    setTried(undefined); // what is said again has to be written again
    try {
      await navigator.clipboard.writeText(current);
      setTried({ address: current, copied: true });
    } catch {
      flushSync(() => setTried({ address: current, copied: false })); // the field is there to be selected
      field.current?.select();
    }
  }

  return (
    <>
      <div className={row}>
        {children}
        <button type="button" onClick={copy} className={button}>
          {ui.copyLink}
        </button>
      </div>
      <div role="status" className="text-small">
        {outcome?.copied === true ? (
          <p className="mt-3 font-semibold text-signal">{ui.linkCopied}</p>
        ) : null}
        {outcome?.copied === false ? (
          <label className="mt-3 block text-muted">
            {ui.clipboardRefused}
            <input
              ref={field}
              readOnly
              value={outcome.address}
              className="mt-2 w-full rounded-lg border border-edge bg-surface px-4 py-3 text-ink"
            />
          </label>
        ) : null}
      </div>
    </>
  );
}
