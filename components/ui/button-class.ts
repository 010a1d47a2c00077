export type ButtonTone = 'beacon' | 'ghost';

const TONES: Record<ButtonTone, string> = {
  beacon:
    'border-transparent bg-beacon text-beacon-ink hover:bg-[color-mix(in_oklab,var(--beacon)_88%,white)]',
  ghost: 'border-edge text-ink hover:bg-lake',
};

/**
 * The look of a button, shared by links and buttons. At least 44 px high. On a phone it fills its line,
 * so that no page has one that is narrower than the others; a compact one stands beside something.
 */
export function buttonClass(tone: ButtonTone, compact = false): string {
  const size = compact
    ? 'min-h-11 px-4 py-2 text-small'
    : 'min-h-13 px-5.5 py-3 text-base max-xs:w-full';
  return `inline-flex items-center justify-center gap-2 rounded-lg border text-center leading-tight font-semibold transition-[background-color] ${size} ${TONES[tone]}`;
}
