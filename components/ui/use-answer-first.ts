import { useRef, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/**
 * What a control shows of itself, and how to choose: it shows the choice at once, and what follows from
 * it on the page, which `follow` does, once that is drawn. The answer to a hand waits for no page, and a
 * choice that another has overtaken by then is not followed.
 */
export function useAnswerFirst<Value>(
  value: Value,
  follow: (chosen: Value) => void,
): [shown: Value, choose: (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>();
  const last = useRef(ahead);
  async function choose(chosen: Value) {
    const mine = { value: chosen };
    last.current = mine;
    setAhead(mine);
    await afterPaint();
    if (last.current !== mine) return;
    follow(chosen);
    setAhead(undefined);
  }
  return [ahead ? ahead.value : value, choose];
}
