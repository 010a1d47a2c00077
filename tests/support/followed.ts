import { act } from '@testing-library/react';
import { afterPaint } from '@/lib/after-paint';

/** Waits for what follows from a choice: the page draws it after the control’s own answer. */
export const followed = (): Promise<void> => act(() => afterPaint());
