'use client';

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { holdPlace } from '@/lib/held-place';
import { hasModifier } from '@/lib/modifiers';
import { useAnswerFirst } from './use-answer-first';
import { useLeftState } from './use-left-state';

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
 * Tabs by the WAI-ARIA pattern with automatic activation, drawn as nodes on a line; on a phone each panel
 * opens under its own tab (app/styles/paths.css). Every panel is in the HTML: the inactive ones are
 * hidden, and shown under their labels when there are no scripts and in print (app/styles/unhidden.css),
 * and each by the browser's search.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [shown, setShown] = useLeftState(`tab of ${label}`, 0);
  const [active, choose] = useAnswerFirst(shown, show);
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const frames = useRef<Array<HTMLDivElement | null>>([]);
  const id = useId();

  // The browser's own search finds what is hidden, and shows it. React knows `hidden` as yes or no alone.
  useEffect(() => {
    if (!('onbeforematch' in document.body)) return;
    for (const [index, frame] of frames.current.entries()) {
      if (!frame?.hidden) continue;
      frame.setAttribute('hidden', 'until-found');
      frame.onbeforematch = () => flushSync(() => setShown(index));
    }
  }, [shown, setShown]);

  /** On a phone a panel above the tab may close: the tab stays where it was touched. */
  function show(index: number) {
    const button = buttons.current[index];
    const putBack = button && holdPlace(button);
    const reached = frames.current.find((frame) => frame?.contains(document.activeElement));
    flushSync(() => setShown(index));
    // Who went on by Tab meanwhile stood in the panel that has just gone.
    if (reached?.hidden)
      frames.current[index]?.querySelector<HTMLElement>('[role=tabpanel]')?.focus();
    putBack?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(active, tabs.length);
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    choose(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className="path">
      <div role="tablist" aria-label={label} className="no-print noscript:hidden">
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
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // A frame, which keeps a box of no height where the search may find what it hides: the panel has padding.
        <div
          key={tab.id}
          ref={(frame) => {
            frames.current[index] = frame;
          }}
          hidden={index !== shown}
        >
          <div
            role="tabpanel"
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            tabIndex={0}
          >
            <p className="path-label">{tab.label}</p>
            {tab.panel}
          </div>
        </div>
      ))}
    </div>
  );
}
