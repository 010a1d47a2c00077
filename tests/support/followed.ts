import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AFTER_PAINT_MS, afterPaint } from '@/lib/after-paint';

/** Waits for what follows from a choice: the page draws it after the control’s own answer. */
export const followed = (): Promise<void> => act(() => afterPaint());

/**
 * A hand for which the page draws nothing, however slow the machine, until `followed`: a test can look at
 * a control before what follows from it.
 */
export function beforeItFollows(): { hand: UserEvent; followed: () => Promise<void> } {
  jest.useFakeTimers();
  return {
    hand: userEvent.setup({ delay: null }),
    followed: async () => act(() => jest.advanceTimersByTimeAsync(AFTER_PAINT_MS)),
  };
}
