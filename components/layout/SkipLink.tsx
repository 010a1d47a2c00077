import * as ui from '@/content/ui';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link sr-only z-50 rounded-lg bg-beacon font-semibold text-beacon-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
    >
      {ui.skipToContent}
    </a>
  );
}
