import * as ui from '@/content/ui';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link fixed top-3 left-3 z-50 rounded-lg bg-beacon px-4 py-3 font-semibold text-beacon-ink not-focus:sr-only"
    >
      {ui.skipToContent}
    </a>
  );
}
