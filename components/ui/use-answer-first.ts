import { useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/**
 * What a control shows of itself, and how to choose: it shows the choice at once, and what follows from
 * it on the page, which `follow` does, once that is drawn. The answer to a hand waits for no page.
 */
export function useAnswerFirst<Value>(
  value: Value,
  follow: (chosen: Value) => void,
): [shown: Value, choose: (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>();
  async function choose(chosen: Value) {
    const mine = { value: chosen };
    setAhead(mine);
    await afterPaint();
    follow(chosen);
    // Another may have been chosen meanwhile: it is still to follow.
    setAhead((current) => (current === mine ? undefined : current));
  }
  return [ahead ? ahead.value : value, choose];
}
