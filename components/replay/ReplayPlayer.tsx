'use client';

import { useEffect, useMemo, useState, type RefObject } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { buttonClass } from '@/components/ui/button-class';
import { RangeField } from '@/components/ui/RangeField';
import type { ReplayStep } from '@/content/schema/replay';
import * as ui from '@/content/ui';
import { formatClock, minutesAndSeconds } from '@/lib/format/clock';
import { stepAt, timeAfter } from '@/lib/replay';
import { ReplayAxis } from './ReplayAxis';
import './player.css';

/** How often the clock moves while it plays. */
const TICK_MS = 200;

export interface ReplayPlayerProps {
  /** Whether the visitor wants it: where the browser unfolds the list, it is a list alone (player.css). */
  asked: boolean;
  /** Whether the fold is open: it speaks only then. */
  open: boolean;
  steps: ReadonlyArray<Pick<ReplayStep, 'at' | 'title' | 'marked'>>;
  /** The list of the same steps: the player marks the one that is shown. */
  list: RefObject<HTMLOListElement | null>;
}

/** Plays, pauses, steps and drags through the steps of a list. A step is said when it comes, politely. */
export function ReplayPlayer({ asked, open, steps, list }: ReplayPlayerProps) {
  const [time, setTime] = useState(0);
  const [wanted, setPlaying] = useState(false);
  const moments = useMemo(() => steps.map(({ at }) => at), [steps]);
  const index = stepAt(time, moments);
  const end = moments.at(-1) ?? 0;
  const playing = wanted && time < end;
  const title = steps[index]?.title ?? '';

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setTime((now) => timeAfter(now, TICK_MS, moments)), TICK_MS);
    return () => clearInterval(timer);
  }, [playing, moments]);

  useEffect(() => {
    if (!asked) return;
    const item = list.current?.children[index];
    item?.setAttribute('aria-current', 'step');
    return () => item?.removeAttribute('aria-current');
  }, [asked, list, index]);

  function goTo(moment: number) {
    setPlaying(false);
    setTime(moment);
  }
  function toggle(button: HTMLButtonElement) {
    if (time >= end) setTime(0);
    setPlaying(!playing);
    // Where less motion is wished for, this button goes once nothing plays: the next one has the focus then.
    const goes = playing && matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (goes && button.nextElementSibling instanceof HTMLElement) button.nextElementSibling.focus();
  }

  const now = Math.floor(time);
  // While it plays, the moment of the step: a slider that has the focus says each other value that it gets.
  const clock = minutesAndSeconds(playing ? (moments[index] ?? now) : now);
  const first = index === 0;
  const last = index === steps.length - 1;
  return (
    <div role="group" aria-label={ui.replayPlayer} className="replay-player no-print">
      <p className="replay-now">
        <span>{ui.stepOf(index + 1, steps.length)}</span>{' '}
        {/* For who wishes for less motion: elsewhere the step itself stands right below (player.css). */}
        <span>{title}</span>
      </p>
      <ReplayAxis steps={steps} end={end} />
      <RangeField
        name="replay"
        label={ui.sinceFirstStep}
        bounds={{ min: 0, max: end, step: 1, default: 0 }}
        value={now}
        formatted={formatClock(now)}
        // The step that it comes to is said below, once.
        valueText={ui.spokenClock(clock.minutes, clock.seconds)}
        ends={[formatClock(0), formatClock(end)]}
        onChange={goTo}
        // A finger that scrolls the page from here has touched nothing: what played plays on.
        onTouch={() => () => {
          setTime(time);
          setPlaying(wanted);
        }}
      />
      <div className="replay-buttons">
        <button
          type="button"
          aria-disabled={first}
          className={buttonClass('ghost', true)}
          onClick={() => first || goTo(moments[index - 1] ?? 0)}
        >
          {ui.previousStep}
        </button>
        <button
          type="button"
          // What plays can always be stopped: the wish for less motion may come while it does.
          data-stopped={playing ? undefined : ''}
          className={buttonClass('ghost', true)}
          onClick={(event) => toggle(event.currentTarget)}
        >
          {playing ? ui.pause : time < end ? ui.play : ui.playAgain}
        </button>
        <button
          type="button"
          aria-disabled={last}
          className={buttonClass('ghost', true)}
          onClick={() => goTo(moments[index + 1] ?? end)}
        >
          {ui.nextStep}
        </button>
      </div>
      <Announcement text={asked && open ? `${ui.stepOf(index + 1, steps.length)}: ${title}` : ''} />
    </div>
  );
}
