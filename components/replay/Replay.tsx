'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useAdopted } from '@/components/ui/use-adopted';
import { useLeftState } from '@/components/ui/use-left-state';
import { closest } from '@/lib/closest';
import { opensElsewhere } from '@/lib/modifiers';
import { isReturning } from '@/lib/navigation/visit';
import type { ReplayPlayerProps } from './ReplayPlayer';

interface ReplayProps {
  /** Anchor of the section: a link to it unfolds the replay. */
  id: string;
  label: string;
  steps: ReplayPlayerProps['steps'];
  /** What stands below, whatever step is shown. */
  after: ReactNode;
  /** The steps as items of a list. */
  children: ReactNode;
}

/** The player, once it has loaded: Back draws the replay that was left open with it, and so as high as it was. */
let loaded: ComponentType<ReplayPlayerProps> | undefined;

/**
 * Unfolds by the platform. The player loads with the first unfolding, or the pointer that comes to it, and
 * waits in the fold; until it is there, and when it does not come, the whole list shows
 * (app/styles/replay.css).
 */
export function Replay({ id, label, steps, after, children }: ReplayProps) {
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useLeftState('replay', false);
  /**
   * Whether the visitor has unfolded it, and not the browser, which found words in one of the steps. Before
   * React comes the two look the same.
   */
  const [asked, setAsked] = useLeftState('replay asked', false);
  const [Player, setPlayer] = useState(() => (asked ? loaded : undefined));
  /** A new player each time: so it stands there, at its beginning, when the list is unfolded again. */
  const [round, setRound] = useState(0);

  function load() {
    import('./ReplayPlayer').then(
      ({ ReplayPlayer }) => {
        loaded = ReplayPlayer;
        setPlayer(() => ReplayPlayer);
      },
      () => undefined, // the list is all there is
    );
  }
  function follow(details: HTMLDetailsElement) {
    setOpen(details.open);
    if (details.open) return load();
    setAsked(false);
    setRound((before) => before + 1);
  }

  // A visitor may have unfolded it, or followed the link, before React came.
  const details = useAdopted<HTMLDetailsElement>((element) => {
    if (isReturning()) return; // it stands as it was left
    if (location.hash === `#${id}`) element.open = true;
    setAsked(element.open);
    if (element.open) follow(element);
  });
  useEffect(() => {
    function unfold(event: MouseEvent) {
      if (!details.current || opensElsewhere(event)) return;
      if (!closest(event.target, `a[href="#${id}"]`)) return;
      details.current.open = true;
      setAsked(true);
    }
    document.addEventListener('click', unfold);
    return () => document.removeEventListener('click', unfold);
  }, [details, id, setAsked]);

  return (
    <details
      ref={details}
      className="replay mt-7 rounded-2xl border border-line bg-surface"
      data-player={asked && Player ? (open ? 'open' : 'opens') : undefined}
      onToggle={(event) => follow(event.currentTarget)}
    >
      <summary onPointerEnter={load} onClick={() => details.current?.open || setAsked(true)}>
        <span>{label}</span>
        <span aria-hidden="true" className="plus" />
      </summary>
      {Player && <Player key={round} asked={asked} open={open} steps={steps} list={list} />}
      <ol ref={list}>{children}</ol>
      {after}
    </details>
  );
}
