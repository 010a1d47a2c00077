import { fireEvent, screen, waitFor } from '@testing-library/react';

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

/**
 * The headings of a level as they read. For what is waited for, and so looked for at every change of the page:
 * by role that takes thirty times as long, and on a busy machine the looking alone outlasts the wait.
 */
export const headings = (level: number): Array<string | null> =>
  [...document.querySelectorAll(`h${level}`)]
    .filter((title) => !title.closest('[hidden], [aria-hidden="true"]'))
    .map((title) => title.textContent);

/** The same by role: for one look, once they are there. */
export const headingsByRole = (level: number): Array<string | null> =>
  screen.queryAllByRole('heading', { level }).map((title) => title.textContent);

/** Waits until a screen reader is told these words. */
export async function hears(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(words));
  expect(screen.getByRole('status')).toHaveTextContent(words);
}

/** Waits for a heading or a button by its words: it is looked for by role once it is there. */
export async function comes(role: 'button' | 'heading', words: string): Promise<HTMLElement> {
  await screen.findByText(words, { selector: role === 'button' ? role : 'h1, h2, h3' });
  return screen.getByRole(role, { name: words });
}
