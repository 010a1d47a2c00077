import { fireEvent, screen } from '@testing-library/react';

/** Every paragraph and every pair of a description list as it reads: `Users $625`. */
export const linesOf = (container: Element): string[] =>
  [...container.querySelectorAll('p, dl > div')].map(({ children, textContent }) =>
    children.length === 0
      ? (textContent ?? '')
      : [...children]
          .map((child) => child.textContent)
          .filter(Boolean)
          .join(' '),
  );

/** Moves a slider to a value. */
export const moveTo = (slider: HTMLElement, value: number): boolean =>
  fireEvent.change(slider, { target: { value: String(value) } });

/** A slider by its label. (By role would say the same and takes ten times as long.) */
export const slider = (label: string): HTMLElement =>
  screen.getByLabelText(label, { selector: 'input[type=range]' });

/** Moves all sliders of a screen, which are looked up once: that is what takes time. */
export function moverOf(inputs: Readonly<Record<string, { label: string }>>) {
  const sliders = Object.entries(inputs).map(([key, { label }]) => [key, slider(label)] as const);
  return (values: Readonly<Record<string, number>>): void =>
    sliders.forEach(([key, each]) => moveTo(each, values[key] ?? Number.NaN));
}

/** What stands beside a slider's label: its value as it is shown. */
export const shownValue = (of: HTMLElement): string | null | undefined =>
  document.querySelector(`output[for="${of.id}"]`)?.textContent;

/** Address of a link by its words. */
export const addressOf = (words: string): string | null =>
  screen.getByText(words, { selector: 'a' }).getAttribute('href');

/** The figures of a strip, each with its label. */
export const figuresOf = (container: Element): Array<[string | null, string | null]> =>
  [...container.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dd')?.textContent ?? null,
    pair.querySelector('dt')?.textContent ?? null,
  ]);
