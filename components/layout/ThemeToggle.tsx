'use client';

import { Moon, Sun } from 'lucide-react';
import type { MouseEvent } from 'react';
import * as ui from '@/content/ui';
import { afterPaint } from '@/lib/after-paint';
import { useTheme } from './use-theme';

/** Turns the face that a button shows, whatever the theme. Returns how to leave it to the style sheet again. */
function turn(button: Element): () => void {
  const faces = [...button.querySelectorAll<HTMLElement>(':scope > span')];
  const shown = faces.map((face) => getComputedStyle(face).display !== 'none');
  for (const [index, { style }] of faces.entries()) style.display = shown[index] ? 'none' : 'block';
  return () => {
    for (const { style } of faces) style.display = '';
  };
}

/** Both faces are in the HTML and CSS shows one, so that the button is right before React knows the theme. */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  // The button answers first: the whole page in other colours takes longer to draw.
  async function toggle({ currentTarget }: MouseEvent) {
    const turnBack = turn(currentTarget);
    await afterPaint();
    turnBack();
    toggleTheme();
  }
  return (
    <button
      type="button"
      data-theme-toggle
      onClick={toggle}
      // Held, the key would have the whole page flash. Others, held, lead on from here or scroll.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      className="grid size-11 place-items-center rounded-lg text-ink hover:bg-lake scripting-none:hidden"
    >
      <span className="dark:hidden">
        <Moon aria-hidden="true" className="size-5" />
        <span className="sr-only">{ui.toDarkTheme}</span>
      </span>
      <span className="hidden dark:block">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">{ui.toLightTheme}</span>
      </span>
    </button>
  );
}
