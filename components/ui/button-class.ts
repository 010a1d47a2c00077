export type ButtonTone = 'beacon' | 'ghost';

/** The look of a button, shared by links and buttons; a compact one stands beside something (controls.css). */
export function buttonClass(tone: ButtonTone, compact = false): string {
  return `button${tone === 'beacon' ? ' button-beacon' : ''}${compact ? ' button-compact' : ''}`;
}
