'use client';

import { Moon, Sun } from 'lucide-react';
import * as ui from '@/content/ui';
import { useTheme } from './use-theme';

/** Both faces are in the HTML and CSS shows one, so that the button is right before React knows the theme. */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  return (
    <button
      type="button"
      data-theme-toggle
      onClick={toggleTheme}
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
