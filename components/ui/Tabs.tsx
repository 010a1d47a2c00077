'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: ReadonlyArray<{ id: string; label: string; panel: ReactNode }>;
}

const STEPS: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/**
 * Tabs by the WAI-ARIA pattern with automatic activation. Every panel is in the HTML: the inactive ones
 * are hidden, and shown when there are no scripts and in print (app/styles/unhidden.css).
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(0);
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(active, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className="grid border-t border-line lg:grid-cols-[16.25rem_1fr]">
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className="no-print flex flex-col border-line py-3 max-lg:border-b sm:max-lg:flex-row sm:max-lg:py-0 lg:border-r lg:py-5.5 noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={onKeyDown}
            className="min-h-11 px-4 py-2.5 text-left text-body text-muted hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-[inset_3px_0_0_var(--beacon-edge)] sm:max-lg:flex-auto sm:max-lg:aria-selected:shadow-[inset_0_-3px_0_var(--beacon-edge)] lg:px-5 lg:py-3.5"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="min-w-0">
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            tabIndex={0}
            hidden={index !== active}
            className="pt-8 lg:py-8.5 lg:pl-11"
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
