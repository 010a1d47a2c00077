import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AFTER_PAINT_MS, afterPaint } from '@/lib/after-paint';

/** Waits for what follows from a choice: the page draws it after the control’s own answer. */
export const followed = (): Promise<void> => act(() => afterPaint());

/**
 * A hand for which the page draws no frame, however slow the machine, until `followed`: a test can look at
 * a control before what follows from it. What waits for no frame has happened once a `move` is over.
 */
export function beforeItFollows(): {
  move: (how: (hand: UserEvent) => Promise<void>) => Promise<void>;
  followed: () => Promise<void>;
} {
  const turn = window.setTimeout;
  jest.useFakeTimers();
  const hand = userEvent.setup({ delay: null });
  return {
    move: async (how) => {
      await how(hand);
      await act(() => new Promise<void>((resolve) => turn(resolve)));
    },
    followed: async () => act(() => jest.advanceTimersByTimeAsync(AFTER_PAINT_MS)),
  };
}
