'use client';

import { useId, useState } from 'react';
import * as ui from '@/content/ui';
import { buttonClass, type ButtonTone } from './button-class';
import { SiteLink } from './SiteLink';

/**
 * A button for something that is announced but not published yet. It says so in place, politely,
 * and offers to ask for it; it goes nowhere, downloads nothing and asks no server.
 */
export function ComingSoonButton({ label, tone }: { label: string; tone: ButtonTone }) {
  const [asked, setAsked] = useState(false);
  const id = useId();
  return (
    <span className="inline-flex max-w-full flex-col max-xs:w-full">
      <button
        type="button"
        aria-describedby={asked ? id : undefined}
        onClick={() => setAsked(true)}
        className={`${buttonClass(tone)} noscript:hidden`}
      >
        {label}
      </button>
      <span role="status" id={id} className="block text-small text-muted">
        {asked ? (
          <span className="mt-2 block max-w-[34ch] rounded-lg border border-line bg-surface px-4 py-2.5">
            {ui.notPublished}{' '}
            <SiteLink
              href="/contact"
              className="font-semibold text-link underline underline-offset-4"
            >
              {ui.askForIt}
            </SiteLink>
          </span>
        ) : null}
      </span>
    </span>
  );
}
